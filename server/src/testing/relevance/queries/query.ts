// How a query is labelled. A lot is labelled by what a person who types the words wants to find, not by what the search
// can do.
export interface LabelledQuery {
  typed: string
  /** the words that the person means, spelled correctly; the decoys have them. Missing: as typed */
  meant?: readonly string[]
  /**
   * The lots that the person must find: those that name the thing, in the words typed or in others of the same meaning.
   * 'ru cartridge 0-3' is the first four Russian lots about cartridges, 'ru cartridge' all of them, 'customer tulpar'
   * all lots of that customer.
   */
  expected: readonly string[]
  /**
   * Nobody would call these wrong, but nobody would miss them: a kind of the thing (a pen for «канцтовары»), the other
   * language, a lot that has only the more important of two words. They count neither as a hit nor as a mistake.
   */
  alsoRight?: readonly string[]
}

export const QUERY_KINDS = [
  'goods',
  'services',
  'abbreviation',
  'inflection',
  'typo',
  'layout',
  'kazakh without its letters',
  'two words',
  'customer name',
  'review',
] as const
export type QueryKind = (typeof QUERY_KINDS)[number]
