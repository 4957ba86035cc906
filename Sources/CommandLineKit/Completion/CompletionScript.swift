/// The script that makes a shell ask the tool itself for completions.
public enum CompletionScript: String, CaseIterable, Hashable, Sendable {
  /// GNU Bash, from version 4 on.
  case bash
  /// Z shell.
  case zsh
  /// fish.
  case fish

  /// The script for a tool.
  ///
  /// The tool is asked by `TOOL complete -- WORD…`, the last word being the unfinished one. It answers
  /// a line a completion, the word and what it means with a tab between, and `:files` on a line of
  /// its own where files are to be offered as well.
  ///
  /// - Parameter tool: The name of the tool: lower-case letters, digits and hyphens.
  /// - Returns: The text, ending in a line break.
  public func text(for tool: String) -> String {
    switch self {
    case .bash: Self.bash(tool)
    case .zsh: Self.zsh(tool)
    case .fish: Self.fish(tool)
    }
  }

  private static func bash(_ tool: String) -> String {
    #"""
    # bash completion for \#(tool)
    _\#(tool)_complete() {
      local word rest current="${COMP_WORDS[COMP_CWORD]}"
      COMPREPLY=()
      while IFS=$'\t' read -r word rest; do
        if [ "$word" = :files ]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        else
          COMPREPLY+=("$(printf %q "$word")")
        fi
      done < <(\#(tool) complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _\#(tool)_complete \#(tool)

    """#
  }

  private static func zsh(_ tool: String) -> String {
    #"""
    #compdef \#(tool)
    # zsh completion for \#(tool)
    _\#(tool)() {
      local line word
      local -a described
      while IFS= read -r line; do
        if [[ $line == :files ]]; then
          _files
        else
          word=${line%%$'\t'*}
          described+=("${word//:/\\:}:${line#*$'\t'}")
        fi
      done < <(\#(tool) complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
      (( $#described )) && _describe -V '\#(tool)' described
    }
    if [ "$funcstack[1]" = "_\#(tool)" ]; then _\#(tool) "$@"; else compdef _\#(tool) \#(tool); fi

    """#
  }

  private static func fish(_ tool: String) -> String {
    #"""
    # fish completion for \#(tool)
    function __\#(tool)_complete
      set -l words (commandline -opc) (commandline -ct)
      for line in (\#(tool) complete -- $words[2..-1] 2>/dev/null)
        if test "$line" = :files
          __fish_complete_path (commandline -ct)
        else
          echo $line
        end
      end
    end
    complete -c \#(tool) -f -a '(__\#(tool)_complete)'

    """#
  }
}
