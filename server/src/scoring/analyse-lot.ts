// A lot as the scorer sees it; made once per lot and used for every profile.
import type { LotContent } from './content.ts'
import type { ScoringModel } from './model.ts'

export interface AnalysedLot {
  readonly model: ScoringModel
}

export function analyseLot(_content: LotContent, model: ScoringModel): AnalysedLot {
  return { model }
}
