// The rules for the web application's styles: sizes come from tokens, Mantine is changed in the theme only, nothing is
// written twice, and all of it together stays small, so that screens are put together from the kit.

export interface StyleFile {
  file: string
  source: string
}

const THEME = 'web/src/ui/theme/'
const LINE_BUDGET = 4_300
/** as many equal lines in two places are a piece that the kit lacks */
const EQUAL_LINES = 6

const TOKENS = 'web/src/ui/theme/tokens.css'
const FONT_SIZE = /font-size:\s*([^;]+);/
const SPACING = /^\s*(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z]+)*):\s*([^;]+);/
/** of a length in pixels, a hairline is allowed */
const PIXELS = /(?<![\w.-])-?(?!1px)\d+(?:\.\d+)?px/
const PRINT = /^@media print/

/** Every breach of a rule, as a sentence. */
export function findStyleProblems(files: readonly StyleFile[]): string[] {
  const sheets = files.filter(({ file }) => file.endsWith('.css'))
  const lines = sheets.reduce((sum, { source }) => sum + countLines(source), 0)
  return [
    ...files.flatMap(findTokenProblems),
    ...files.filter(({ file }) => !file.startsWith(THEME)).flatMap(findOverrides),
    ...findEqualLines(sheets),
    ...(lines > LINE_BUDGET ? [`the styles have ${lines} lines, more than ${LINE_BUDGET}`] : []),
  ]
}

export function countLines(source: string): number {
  return source.split('\n').length - 1
}

/** Sizes on paper are in points, so print rules are left alone. */
function findTokenProblems({ file, source }: StyleFile): string[] {
  if (!file.endsWith('.css') || file === TOKENS) return []
  const problems: string[] = []
  let isPrint = false
  for (const [index, line] of source.split('\n').entries()) {
    if (PRINT.test(line)) isPrint = true
    else if (line === '}') isPrint = false
    if (isPrint) continue
    const fontSize = FONT_SIZE.exec(line)?.[1]
    const spacing = SPACING.exec(line)?.[1]
    if (fontSize && !/^(var\(--text-\w+\)|inherit)$/.test(fontSize))
      problems.push(`${file}:${index + 1} has a font size that is no token: ${fontSize}`)
    if (spacing && PIXELS.test(spacing))
      problems.push(`${file}:${index + 1} has a distance that is no token: ${spacing}`)
  }
  return problems
}

/** Components name Mantine's inner parts with `classNames` and `styles`; style sheets with `.mantine-`. */
function findOverrides({ file, source }: StyleFile): string[] {
  const pattern = file.endsWith('.css') ? /\.mantine-/ : /\b(?:classNames|styles)=\{/
  return source
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} changes Mantine outside the theme`] : []))
}

function findEqualLines(files: readonly StyleFile[]): string[] {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const { file, source } of files) {
    const lines = source
      .split('\n')
      .map((text, index) => ({ text: text.trim(), place: `${file}:${index + 1}` }))
      .filter(({ text }) => text !== '' && !text.startsWith('/*'))
    let lastReported = -EQUAL_LINES
    for (let at = 0; at + EQUAL_LINES <= lines.length; at++) {
      const window = lines.slice(at, at + EQUAL_LINES)
      const text = window.map((line) => line.text).join('\n')
      const place = window[0]?.place ?? file
      const before = seen.get(text)
      if (before === undefined) seen.set(text, place)
      else if (at - lastReported >= EQUAL_LINES) {
        problems.push(`${place} and ${before} begin with the same ${EQUAL_LINES} lines`)
        lastReported = at
      }
    }
  }
  return problems
}
