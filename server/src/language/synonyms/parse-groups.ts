// Reads a table of synonyms, one group per line: 'мфу = многофункциональное устройство = көпфункциялы құрылғы'.
// After '>' come narrower terms, separated by commas. A search for a member finds them too, but a search for a narrower
// term does not find the members.
import { normaliseLetters } from '../normalise.ts'
import { parseQuery, type Word } from '../query.ts'

export interface Phrase {
  /** as written in the table */
  text: string
  /** for each word its readings, by which it is recognised in a query */
  words: readonly (readonly (readonly string[])[])[]
  /** those of its words that are so short */
  abbreviations: readonly string[]
  /** the phrase occurs where all lexemes of one alternative occur */
  alternatives: readonly (readonly string[])[]
}

export interface Group {
  members: readonly Phrase[]
  narrower: readonly Phrase[]
}

export function parseGroups(table: string): Group[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [members = '', narrower = ''] = line.split('>')
      return { members: parsePhrases(members, '='), narrower: parsePhrases(narrower, ',') }
    })
}

function parsePhrases(list: string, separator: string): Phrase[] {
  return list
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const words = parseQuery(text).words.map(dropOtherReading)
      return {
        text,
        words: words.map(({ alternatives }) => alternatives),
        abbreviations: words.map((word) => normaliseLetters(word.text)).filter(isAbbreviation),
        alternatives: joinAlternatives(words),
      }
    })
}

const LONGEST_ABBREVIATION = 3
const isAbbreviation = (word: string) => word.length <= LONGEST_ABBREVIATION

/**
 * The table has base forms, whose likelier reading is right. The other would bring in strangers: 'перде' is no form of
 * 'перо'. A hyphenated word keeps both: 'веб-сайт' is also 'вебсайт'.
 */
function dropOtherReading(word: Word): Word {
  return word.text.includes('-') ? word : { ...word, alternatives: word.alternatives.slice(0, 1) }
}

/** The alternatives of consecutive words together: all by their first reading or all by their last. */
export function joinAlternatives(words: readonly Word[]): string[][] {
  const first = words.flatMap(({ alternatives }) => alternatives[0] ?? [])
  const last = words.flatMap(({ alternatives }) => alternatives.at(-1) ?? [])
  const readings = first.join(' ') === last.join(' ') ? [first] : [first, last]
  return readings.map((lexemes) => [...new Set(lexemes)])
}
