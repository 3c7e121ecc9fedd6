// Where the words of a profile or a search occur in the text of a page. The server knows the words by their stems; here
// the end of a word is cut off, which finds «картриджей» by «картридж» and marks little else.

interface Token {
  text: string
  from: number
  to: number
}

const WORD = /[\p{L}\p{N}]+/gu
const MIN_LETTERS = 3
/** how much longer than the given word a found one may be */
const LONGER_BY = 3

const normalise = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

function splitWords(text: string): Token[] {
  return [...normalise(text).matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))
}

const cutEnd = (word: string) => (word.length >= 6 ? word.slice(0, -2) : word.length === 5 ? word.slice(0, -1) : word)

const isSameWord = (given: string, found: string) =>
  found.startsWith(cutEnd(given)) && found.length <= given.length + LONGER_BY

/** The places of each phrase in the text; the words of a phrase follow one another. */
export function findWords(text: string, phrases: readonly string[]): [number, number][] {
  const wanted = phrases
    .map((phrase) => splitWords(phrase).map((token) => token.text))
    .filter(([first, second]) => first !== undefined && (second !== undefined || first.length >= MIN_LETTERS))
  if (wanted.length === 0) return []
  const tokens = splitWords(text)
  return tokens.flatMap(({ from }, at) => {
    const lengths = wanted
      .filter((words) => words.every((word, index) => isSameWord(word, tokens[at + index]?.text ?? '')))
      .map((words) => words.length)
    const end = lengths.length > 0 && tokens[at + Math.max(...lengths) - 1]?.to
    return end ? [[from, end] as [number, number]] : []
  })
}
