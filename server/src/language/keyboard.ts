// Converts text typed on the wrong keyboard layout: «rfhnhbl;» is «картридж» typed on the Latin one.
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// the upper row of the Kazakh layout
const UPPER_ROW = '234567890-='
const KAZAKH = 'әіңғ,.үұқөһ'

const SHIFTED = new Map([
  ['~', '`'],
  ['{', '['],
  ['}', ']'],
  [':', ';'],
  ['"', "'"],
  ['<', ','],
  ['>', '.'],
])

const toRussian = mapKeys(LATIN, RUSSIAN)
const toLatin = mapKeys(RUSSIAN, LATIN)
const toKazakh = new Map([...toRussian, ...mapKeys(UPPER_ROW, KAZAKH)])

function mapKeys(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (key, i) => [key, to.charAt(i)]))
}

function retype(text: string, layout: ReadonlyMap<string, string>): string {
  return Array.from(text.toLowerCase(), (key) => layout.get(SHIFTED.get(key) ?? key) ?? key).join('')
}

/** Returns the text that the same keys give on other layouts, the likeliest first; empty if none differs. */
export function retypeOnOtherLayouts(text: string): string[] {
  const typed = text.toLowerCase()
  const retyped = /[a-z]/.test(typed) ? [retype(typed, toRussian), retype(typed, toKazakh)] : [retype(typed, toLatin)]
  return [...new Set(retyped)].filter((other) => other !== typed && other.trim() !== '')
}
