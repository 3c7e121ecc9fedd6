/** A numbered clause: a text, or a text that ends in a list. */
export type Clause = string | { text: string; list: readonly string[] }

export interface LegalSection {
  title: string
  clauses: readonly Clause[]
}

/**
 * Sections and clauses are numbered by their place. Markers such as {email} stand for the operator's details
 * (pieces.ts).
 */
export interface LegalText {
  title: string
  /** the date of the edition, the page's subtitle */
  edition: string
  preamble: string
  sections: readonly LegalSection[]
}
