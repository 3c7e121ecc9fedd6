// Weights that have not seen the profile they are used for.
import type { Weights } from '@tendertap/server/scoring/weights'
import { learnWeights, type Labelled } from './learn-weights.ts'

const FOLDS = 5

/** For each profile the weights that were learned without it and its fold. */
export function learnByFold(withClass: Labelled, textOnly: Labelled): Weights[] {
  const all = withClass.relevant.map((_, p) => p)
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learnWeights(
      withClass,
      textOnly,
      all.filter((p) => p % FOLDS !== fold),
    ),
  )
  return all.map((p) => folds[p % FOLDS]!)
}
