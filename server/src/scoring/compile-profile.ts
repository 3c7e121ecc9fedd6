// A profile as the scorer sees it; made once per version of a profile and model.
import type { ProfileContent } from './content.ts'
import type { ScoringModel } from './model.ts'

export interface CompiledProfile {
  readonly model: ScoringModel
}

export function compileProfile(_content: ProfileContent, model: ScoringModel): CompiledProfile {
  return { model }
}
