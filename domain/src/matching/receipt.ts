// Explains the percent of a match: lines of whole points that add up to exactly the percent that is shown.

/** Where a word stands in a lot. */
export const RECEIPT_FIELDS = ['name', 'description', 'ensTru'] as const
export type ReceiptField = (typeof RECEIPT_FIELDS)[number]

export const RECEIPT_KINDS = [
  'base',
  'word',
  'phrase',
  'similar',
  'synonym',
  'head',
  'profileName',
  'description',
  'class',
  'exclusion',
  'votes',
] as const satisfies readonly ReceiptFact['kind'][]

/** What a line is about, without texts: the screen words it. `keyword` is as typed, `found` as in the lot. */
export type ReceiptFact =
  | { kind: 'base' }
  | { kind: 'word'; keyword: string; found: string; field: ReceiptField }
  | { kind: 'phrase'; keyword: string; found: string; field: ReceiptField }
  | { kind: 'similar'; keyword: string; found: string; field: ReceiptField }
  | { kind: 'synonym'; keyword: string; found: string; field: ReceiptField }
  /** what is bought in the first place: the first noun of the lot's name */
  | { kind: 'head'; keyword: string; found: string; field: ReceiptField }
  | { kind: 'profileName'; found: string; field: ReceiptField }
  | { kind: 'description'; found: string; field: ReceiptField }
  | { kind: 'class'; code: string; nameRu: string | null; nameKz: string | null; isConfirmed: boolean }
  | { kind: 'exclusion'; keyword: string; found: string; field: ReceiptField }
  | { kind: 'votes'; accepted: number; rejected: number }

/** A fact and its share of the evidence, in any unit. */
export interface ReceiptPart {
  fact: ReceiptFact
  evidence: number
}

export type ReceiptLine = ReceiptFact & {
  /** whole, below zero for what speaks against the lot */
  points: number
}

export interface Receipt {
  percent: number
  /** the strongest first; the base and what speaks against the lot come last */
  lines: readonly ReceiptLine[]
}

export interface ReceiptParts {
  /** the percent before votes and an exclusion, not rounded */
  percent: number
  /** the percent that a lot without any evidence has */
  basePercent: number
  parts: readonly ReceiptPart[]
  /** what votes on other lots teach, and the percent with it, not rounded */
  votes?: { fact: ReceiptFact; percent: number }
  /** an excluded word that the lot has, and the percent that it leaves at most */
  exclusion?: { fact: ReceiptFact; atMost: number }
}

export function makeReceipt({ percent, basePercent, parts, votes, exclusion }: ReceiptParts): Receipt {
  const beforeVotes = Math.round(percent)
  const whole = Math.round(votes?.percent ?? percent)
  const evidence = parts.reduce((sum, part) => sum + part.evidence, 0)
  const scale = evidence === 0 ? 0 : (percent - basePercent) / evidence
  const facts: ReceiptFact[] = [...parts.map(({ fact }) => fact), { kind: 'base' }]
  const exact = [...parts.map((part) => part.evidence * scale), evidence === 0 ? percent : basePercent]
  const lines = roundToSum(exact, beforeVotes).map((points, i): ReceiptLine => ({ ...facts[i]!, points }))
  if (votes) lines.push({ ...votes.fact, points: whole - beforeVotes })
  const shown = lines.filter(({ points }) => points !== 0).toSorted(compareLines)
  if (!exclusion || whole <= exclusion.atMost) return { percent: whole, lines: shown }
  const cap: ReceiptLine = { ...exclusion.fact, points: exclusion.atMost - whole }
  return { percent: exclusion.atMost, lines: [...shown, cap] }
}

const compareLines = (a: ReceiptLine, b: ReceiptLine) =>
  Number(a.points < 0) - Number(b.points < 0) ||
  Number(a.kind === 'base') - Number(b.kind === 'base') ||
  b.points - a.points

/** Whole numbers near the given ones that add up to `sum`: those with the largest remainders are rounded up. */
function roundToSum(exact: readonly number[], sum: number): number[] {
  const whole = exact.map(Math.floor)
  const missing = sum - whole.reduce((total, points) => total + points, 0)
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i)
  // one round is enough unless the given numbers do not add up to `sum`
  for (let given = 0; given < Math.abs(missing); given++) {
    const place = byRemainder[missing > 0 ? given % exact.length : exact.length - 1 - (given % exact.length)]
    if (place) whole[place.i] = (whole[place.i] ?? 0) + Math.sign(missing)
  }
  return whole
}
