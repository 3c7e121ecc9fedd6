// How kind the labelled set is: how much its profiles want, and how clean the codes of its lots are.
import { CLASS_DIGITS } from '@tendertap/server/scoring/class-table'
import { PLACES } from '@tendertap/server/scoring/weights'
import type { EvidenceTable } from './evidence-table.ts'
import { average } from './figures.ts'
import type { Pool } from './pool.ts'

/** the keyword is in the lot's name, and its words are rare */
const STRONG_WORDS = 0.5

export function measureKindness(pool: Pool, table: EvidenceTable) {
  const each = pool.profiles.map((_, p) => measureProfile(pool, table, p))
  const against = each.flatMap((profile) => profile.againstClass)
  return {
    wanted: average(each.map(({ wanted }) => wanted)),
    inWantedClasses: average(each.map(({ shareOfClasses }) => shareOfClasses)) * 100,
    againstClass: average(against.map(Number)) * 100,
    pairsAgainstClass: against.length,
  }
}

function measureProfile({ lots, relevant }: Pool, table: EvidenceTable, p: number) {
  const isWanted = (i: number) => relevant[p]![i]!
  const codes = lots.map(({ content }) => (content.ensTruCode ?? '').slice(0, CLASS_DIGITS))
  const wantedCodes = new Set(codes.filter((code, i) => code !== '' && isWanted(i)))
  const ofClasses = codes.flatMap((code, i) => (wantedCodes.has(code) ? [isWanted(i)] : []))
  return {
    wanted: lots.filter((_, i) => isWanted(i)).length,
    shareOfClasses: average(ofClasses.map(Number)),
    /** for each lot that has the words but not the class: whether it is wanted */
    againstClass: lots.flatMap((_, i) => {
      const features = table[p]![i]!
      const isAgainst = codes[i] !== '' && features[PLACES.best]! >= STRONG_WORDS && features[PLACES.class] === 0
      return isAgainst ? [isWanted(i)] : []
    }),
  }
}
