internal import WellbeingKit

/// The files that make a system ask `mood due` every so often and notify when something is due.
///
/// A notification says only that a check-in is due: what about is nobody else's business.
struct Reminder {
  /// One file.
  struct File: Hashable {
    /// Its path.
    var path: String

    /// What it holds.
    var text: String
  }

  /// How often the system asks.
  enum Interval: String, CaseIterable {
    case quarterHour = "15min"
    case halfHour = "30min"
    case hour = "1h"

    /// The times of the clock, as a systemd timer has them.
    var calendar: String {
      switch self {
      case .quarterHour: "*:0/15"
      case .halfHour: "*:0/30"
      case .hour: "hourly"
      }
    }

    /// The same in seconds.
    var seconds: Int {
      switch self {
      case .quarterHour: 900
      case .halfHour: 1800
      case .hour: 3600
      }
    }
  }

  /// The files, in the order they are written.
  let files: [File]

  /// The programs that put them to use once they are written, each as its words.
  let enabling: [[String]]

  /// The programs that end their use before they are removed.
  let disabling: [[String]]

  private static let title = "Time for a check-in"
  private static let text = "mood log"

  /// A systemd user timer.
  ///
  /// - Parameters:
  ///   - folder: The folder of the person's units: `~/.config/systemd/user`.
  ///   - asking: The words that ask whether anything is due.
  ///   - interval: How often to ask.
  /// - Returns: A service and its timer.
  static func systemd(folder: String, asking: [String], every interval: Interval) -> Reminder {
    let words = asking.map(\.quotedForSystemd).strung(with: " ")
    let service = """
      [Unit]
      Description=Remind of a check-in when one is due

      [Service]
      Type=oneshot
      ExecCondition=\(words)
      ExecStart=notify-send --app-name=mood "\(title)" "\(text)"

      """
    let timer = """
      [Unit]
      Description=Ask whether a check-in is due

      [Timer]
      OnCalendar=\(interval.calendar)

      [Install]
      WantedBy=timers.target

      """
    return Reminder(
      files: [
        File(path: "\(folder)/mood-remind.service", text: service),
        File(path: "\(folder)/mood-remind.timer", text: timer),
      ],
      enabling: [
        ["systemctl", "--user", "daemon-reload"],
        ["systemctl", "--user", "enable", "--now", "mood-remind.timer"],
      ],
      disabling: [["systemctl", "--user", "disable", "--now", "mood-remind.timer"]]
    )
  }

  /// A launchd agent.
  ///
  /// - Parameters:
  ///   - folder: The folder of the person's agents: `~/Library/LaunchAgents`.
  ///   - asking: The words that ask whether anything is due.
  ///   - interval: How often to ask.
  /// - Returns: The list of properties of the agent.
  static func launchd(folder: String, asking: [String], every interval: Interval) -> Reminder {
    let script =
      #""$@" && exec osascript -e 'display notification "\#(text)" with title "\#(title)"'"#
    let words = (["/bin/sh", "-c", script, "sh"] + asking)
      .map { "    <string>\($0.escapedForXML)</string>\n" }
      .strung(with: "")
    let path = "\(folder)/mood-remind.plist"
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>mood-remind</string>
        <key>ProgramArguments</key>
        <array>
      \(words)  </array>
        <key>StartInterval</key>
        <integer>\(interval.seconds)</integer>
      </dict>
      </plist>

      """
    return Reminder(
      files: [File(path: path, text: list)],
      enabling: [["launchctl", "load", "-w", path]],
      disabling: [["launchctl", "unload", "-w", path]]
    )
  }
}

extension String {
  /// The word as a unit of systemd has it: quoted, with its own signs doubled.
  fileprivate var quotedForSystemd: String {
    var quoted = "\""
    for character in self {
      switch character {
      case "\\", "\"": quoted += "\\\(character)"
      case "%", "$": quoted += "\(character)\(character)"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
