// A lot as votes see it: its telling words, its class and its customer, each with how much it counts.
import type { AnalysedLot } from './analyse-lot.ts'
import { CLASS_DIGITS, WIDE_DIGITS } from './class-table.ts'

/** A key tells by its first letter what it is: a word, a class or a buyer. */
export type LotTerms = readonly (readonly [key: string, amount: number])[]

export const toWordKey = (lexeme: string) => `w${lexeme}`
export const toClassKey = (digits: string) => `c${digits}`
const toBuyerKey = (customerKey: string) => `b${customerKey}`
export const readWord = (key: string) => (key.startsWith('w') ? key.slice(1) : null)
export const readClass = (key: string) => (key.startsWith('c') ? key.slice(1) : null)
export const isBuyer = (key: string) => key.startsWith('b')

/** how much all words of a lot together count, and the others; measured by proofs/src/matching/votes.ts */
export const WORDS = 1.5
export const WIDE_CLASS = 1.4
export const CLASS = 1.7
/** a customer buys much that the team does not sell */
export const BUYER = 0.5

/** how much a word counts, in the order of FIELDS */
const OF_FIELD = [1, 0.8, 0.4]
const MOST_WORDS = 40

const known = new WeakMap<AnalysedLot, LotTerms>()

export function readTerms(lot: AnalysedLot): LotTerms {
  const made = known.get(lot) ?? makeTerms(lot)
  known.set(lot, made)
  return made
}

function makeTerms({ words, code, customerKey }: AnalysedLot): LotTerms {
  const amounts = new Map<string, number>()
  for (const { lexemes, rarity, field } of words) {
    const amount = rarity * OF_FIELD[field]!
    const lexeme = lexemes[0]!
    if (amount > (amounts.get(lexeme) ?? 0)) amounts.set(lexeme, amount)
  }
  const most = [...amounts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, MOST_WORDS)
  // a lot with a long description is no more like others than one with a short name
  const length = Math.sqrt(most.reduce((sum, [, amount]) => sum + amount * amount, 0))
  const terms: (readonly [string, number])[] = most.map(([lexeme, amount]) => [
    toWordKey(lexeme),
    (WORDS * amount) / length,
  ])
  if (code.length >= WIDE_DIGITS) terms.push([toClassKey(code.slice(0, WIDE_DIGITS)), WIDE_CLASS])
  if (code.length >= CLASS_DIGITS) terms.push([toClassKey(code.slice(0, CLASS_DIGITS)), CLASS])
  if (customerKey !== null) terms.push([toBuyerKey(customerKey), BUYER])
  return terms
}

/** How much two lots are alike: 0 if they have nothing in common. */
export function measureLikeness(some: LotTerms, others: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [key, amount] of some) sum += amount * (others.get(key) ?? 0)
  return sum
}
