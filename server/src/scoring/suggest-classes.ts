// Classes of goods that a profile probably means, for a person to confirm.
import type { ProfileContent } from './content.ts'
import type { ScoringModel } from './model.ts'

export interface SuggestedClass {
  /** six digits */
  code: string
  nameRu: string | null
  nameKz: string | null
  /** the share of the class's lots that the words of the profile match, from 0 to 1, and some of their names */
  evidence: { share: number; names: readonly string[] }
}

/** At most ten, the best first. */
export function suggestClasses(_content: ProfileContent, _model: ScoringModel): SuggestedClass[] {
  return []
}
