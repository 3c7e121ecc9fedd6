// All groups of synonyms, parsed once, and the groups to which typed words may belong.
import type { Word } from '../query.ts'
import { BUILDING } from './building.ts'
import { ELECTRICAL } from './electrical.ts'
import { FOOD } from './food.ts'
import { FUEL } from './fuel.ts'
import { HOUSEHOLD } from './household.ts'
import { IT } from './it.ts'
import { MEDICINE } from './medicine.ts'
import { OFFICE } from './office.ts'
import { isSameWord, listWordKeys, parseGroups, type Group, type Phrase } from './parse-groups.ts'
import { SERVICES } from './services.ts'
import { TRANSPORT } from './transport.ts'
import { WORKS } from './works.ts'

const TABLES = [OFFICE, IT, ELECTRICAL, BUILDING, WORKS, FUEL, TRANSPORT, MEDICINE, FOOD, HOUSEHOLD, SERVICES] as const

export const GROUPS: readonly Group[] = TABLES.flatMap(parseGroups)

interface Member {
  phrase: Phrase
  group: Group
}

// by each key of its words, so that a query looks at few groups
const membersByKey = new Map<string, Member[]>()
for (const group of GROUPS) {
  for (const phrase of group.members) {
    for (const key of new Set(phrase.words.flatMap(({ keys }) => keys)))
      membersByKey.set(key, [...(membersByKey.get(key) ?? []), { phrase, group }])
  }
}

export interface Match extends Member {
  /** how many of the words form the member */
  length: number
}

/** The members with which `words` begin, in any order of their words; the longest first. */
export function matchMembers(words: readonly Word[]): Match[] {
  const [first] = words
  if (!first || !isExpandable(first)) return []
  const members = new Set(listWordKeys(first).flatMap((key) => membersByKey.get(key) ?? []))
  return [...members]
    .filter(({ phrase }) => isMember(words.slice(0, phrase.words.length), phrase))
    .map((member) => ({ ...member, length: member.phrase.words.length }))
    .toSorted((a, b) => b.length - a.length)
}

const isExpandable = (word: Word) => !word.isQuoted && word.prefix === null && word.code === null

function isMember(words: readonly Word[], phrase: Phrase): boolean {
  if (words.length < phrase.words.length || !words.every(isExpandable)) return false
  return (
    phrase.words.every((word) => words.some((typed) => isSameWord(typed, word))) &&
    words.every((typed) => phrase.words.some((word) => isSameWord(typed, word)))
  )
}
