// All groups of synonyms, parsed once, and the groups to which typed words may belong.
import { normaliseLetters } from '../normalise.ts'
import type { Word } from '../query.ts'
import { BUILDING } from './building.ts'
import { ELECTRICAL } from './electrical.ts'
import { FOOD } from './food.ts'
import { FUEL } from './fuel.ts'
import { HOUSEHOLD } from './household.ts'
import { IT } from './it.ts'
import { MEDICINE } from './medicine.ts'
import { OFFICE } from './office.ts'
import { parseGroups, type Group, type Phrase } from './parse-groups.ts'
import { SERVICES } from './services.ts'
import { TRANSPORT } from './transport.ts'
import { WORKS } from './works.ts'

const TABLES = [OFFICE, IT, ELECTRICAL, BUILDING, WORKS, FUEL, TRANSPORT, MEDICINE, FOOD, HOUSEHOLD, SERVICES] as const

export const GROUPS: readonly Group[] = TABLES.flatMap(parseGroups)

interface Member {
  phrase: Phrase
  group: Group
}

const membersByKey = new Map<string, Member[]>()
let longest = 0
for (const group of GROUPS) {
  for (const phrase of group.members) {
    const member = { phrase, group }
    for (const key of listKeys(phrase.words)) membersByKey.set(key, [...(membersByKey.get(key) ?? []), member])
    longest = Math.max(longest, phrase.words.length)
  }
}

/** The same for the same words in any order, so that a query looks at few groups. */
function listKeys(words: readonly (readonly (readonly string[])[])[]): Set<string> {
  const toKey = (place: 0 | -1) =>
    words
      .map((readings) => readings.at(place)?.join(' ') ?? '')
      .toSorted()
      .join(' ')
  return new Set([toKey(0), toKey(-1)])
}

export interface Match extends Member {
  /** how many of the words form the member */
  length: number
}

/** The members with which `words` begin, in any order of their words; the longest first. */
export function matchMembers(words: readonly Word[]): Match[] {
  const end = words.findIndex((word) => !isExpandable(word))
  const matches: Match[] = []
  for (let length = Math.min(longest, end < 0 ? words.length : end); length > 0; length--) {
    const typed = words.slice(0, length)
    const members = Array.from(
      listKeys(typed.map(({ alternatives }) => alternatives)),
      (key) => membersByKey.get(key) ?? [],
    )
    for (const member of new Set(members.flat()))
      if (hasAbbreviations(typed, member.phrase)) matches.push({ ...member, length })
  }
  return matches
}

const isExpandable = (word: Word) => !word.isQuoted && word.prefix === null && word.code === null

/** An abbreviation is recognised only as it is: 'имени' and 'имн' have the same lexeme. */
function hasAbbreviations(words: readonly Word[], { abbreviations }: Phrase): boolean {
  return abbreviations.every((abbreviation) => words.some(({ text }) => normaliseLetters(text) === abbreviation))
}
