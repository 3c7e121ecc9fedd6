// Everything the scorer has learned from the catalogue. It is immutable: a new catalogue gives a new model.

/** Increase it whenever the same model would give other scores. */
export const SCORER_VERSION = 1

export interface ScoringModel {
  number: number
  scorerVersion: number
  /** how many lots the catalogue had */
  lots: number
}
