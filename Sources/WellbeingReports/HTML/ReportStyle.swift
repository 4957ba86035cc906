/// The style sheet of reports.
enum ReportStyle {
  /// The rules, with the colours of the palettes.
  static let rules =
    base + "\n:root{\(variables(.light))}\n"
    + "@media (prefers-color-scheme:dark){:root{\(variables(.dark))}}\n" + print

  private static let classes = (1...7).map {
    ".v\($0){color:var(--v\($0));fill:var(--v\($0))}"
  }
  .strung(with: "")

  private static func variables(_ palette: ValencePalette) -> String {
    let named = [
      ("ground", palette.ground), ("text", palette.text), ("quiet", palette.quietText),
    ]
    return
      (named.map { "--\($0.0):\($0.1.hexadecimal)" }
      + palette.classes.enumerated().map { "--v\($0.offset + 1):\($0.element.hexadecimal)" })
      .strung(with: ";")
  }

  private static let base = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--text);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
    main{max-width:50rem;margin:0 auto;padding:1.5rem 1rem 3rem}
    h1{font-size:1.7rem;line-height:1.2;margin:0}
    h2{font-size:1.05rem;margin:2.2rem 0 .6rem;padding-bottom:.25rem;
    border-bottom:1px solid color-mix(in srgb,var(--quiet) 40%,transparent)}
    p{margin:.4rem 0;overflow-wrap:anywhere}
    .period{color:var(--quiet);margin:.2rem 0 0}
    .quiet{color:var(--quiet);margin:0 0 .8rem}
    .lead{margin-top:1rem;padding:.6rem .8rem;border-left:3px solid var(--quiet)}
    dl{margin:0}
    dl div{display:grid;grid-template-columns:11rem 1fr;gap:0 1rem;padding:.2rem 0}
    dt{font-weight:600}
    dd{margin:0;overflow-wrap:anywhere}
    table{border-collapse:collapse;width:100%;margin:.6rem 0;font-variant-numeric:tabular-nums}
    th,td{padding:.25rem .5rem;text-align:left;vertical-align:baseline}
    th:first-child,td:first-child{padding-left:0}
    th:last-child,td:last-child{padding-right:0}
    thead th{font-weight:400;color:var(--quiet);font-size:.9rem}
    tbody th{font-weight:400}
    tbody tr{border-top:1px solid color-mix(in srgb,var(--quiet) 20%,transparent)}
    .number{text-align:right;white-space:nowrap}
    td.text{overflow-wrap:anywhere}
    td.extra,th.text:not(.flexible),td.text:last-child{white-space:nowrap}
    .narrow{display:none}
    .bar{vertical-align:middle}
    .axis{stroke:var(--quiet);stroke-width:1;fill:none}
    .chart{display:block;width:100%;height:auto;margin:1rem 0}
    .chart text{fill:var(--quiet);font-size:12px}
    circle.none{fill:none;stroke:var(--quiet)}
    .none rect{fill:none;stroke:var(--quiet);stroke-width:.75;stroke-dasharray:2 2}
    .notch{stroke:var(--ground);stroke-width:1.5;fill:none}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:.4rem 0;
    color:var(--quiet);font-size:.9rem}
    .legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:2px;
    background:currentColor}
    .legend i.none{background:none;border:1px dashed var(--quiet)}
    footer{margin-top:2rem;padding-top:.6rem;border-top:1px solid var(--quiet)}
    @media (max-width:32rem){
    .wide,.extra{display:none}
    .narrow{display:inline}
    dl div{grid-template-columns:1fr;padding:.35rem 0}
    th,td{padding:.25rem .3rem}
    .bar{width:42px}
    .chart text{font-size:18px}
    .pixels text{font-size:12px}
    .stacked,.stacked tbody{display:block}
    .stacked thead{display:none}
    .stacked tr{display:grid;grid-template-columns:6rem 3.5rem 1fr;padding:.2rem 0}
    .stacked td:last-child{grid-column:3;color:var(--quiet)}
    .stacked th,.stacked td{padding:0 .3rem 0 0}
    }

    """ + classes

  private static let print = """
    @page{size:A4;margin:16mm}
    @media print{
    :root{\(variables(.light))}
    body{font-size:10.5pt}
    main{max-width:none;padding:0}
    h2{break-after:avoid;margin-top:1.2rem}
    table,svg,dl div{break-inside:avoid}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }
    """
}
