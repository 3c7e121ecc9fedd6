// How far two people agree about which lots a profile wants, and how many wanted lots no keyword finds.
import { SECOND_LABELS } from '@tendertap/server/testing/matching/second-labels'
import { isWanted, LOTS, PROFILES } from '@tendertap/server/testing/matching/set'
import { average } from './figures.ts'

/** Cohen's kappa: 1 if they always agree, 0 if no more than by chance. */
export function computeKappa(): number {
  const pairs = SECOND_LABELS.map(([key, subject, name, second]) => {
    const profile = PROFILES.find((one) => one.key === key)
    const lot = LOTS.find((one) => one.subject === subject && one.name === name)
    if (!profile || !lot) throw new Error(`The set has no profile ${key} or no lot ${subject} ${name}`)
    return { first: isWanted(profile, lot), second }
  })
  const share = (count: number) => count / pairs.length
  const agreed = share(pairs.filter(({ first, second }) => first === second).length)
  const [first, second] = (['first', 'second'] as const).map((who) => share(pairs.filter((pair) => pair[who]).length))
  const byChance = first! * second! + (1 - first!) * (1 - second!)
  return (agreed - byChance) / (1 - byChance)
}

const WORD = /\p{L}{4,}/gu
const BEGINNING = 4

/** The share of the wanted lots that have no word with the first four letters of a keyword's word; over profiles. */
export function measureWithoutKeyword(): number {
  const listBeginnings = (text: string) =>
    Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word.slice(0, BEGINNING))
  return average(
    PROFILES.map((profile) => {
      const keywords = new Set(profile.keywords.filter((typed) => !typed.startsWith('-')).flatMap(listBeginnings))
      const wanted = LOTS.filter((lot) => isWanted(profile, lot))
      const without = wanted.filter(
        ({ content }) =>
          ![...content.names, ...content.descriptions].flatMap(listBeginnings).some((word) => keywords.has(word)),
      )
      return without.length / wanted.length
    }),
  )
}
