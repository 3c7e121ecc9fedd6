// Words that say nothing about what is bought. They are not indexed, and a search does not require them.
const WORDS = `
  и в во на с со из изо от до для по за к ко о об при у не или а но без под над между через также что как это его ее их
  және мен бен пен үшін бойынша арналған туралы да де та те немесе яғни
  the a an of for and in to with on by from or at
`
const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** A single letter is a stop word too. */
export function isStopWord(word: string): boolean {
  return word.length < 2 || STOP_WORDS.has(word)
}
