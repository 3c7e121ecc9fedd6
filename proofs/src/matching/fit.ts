// node proofs/src/matching/fit.ts: learns the weights from the labelled set and writes them into the scorer.
import { writeFileSync } from 'node:fs'
import { FEATURES, type WeightSet } from '@tendertap/server/scoring/weights'
import { gatherLabelled } from './labelled.ts'
import { learnWeights } from './learn-weights.ts'
import { loadOwnPool } from './pool.ts'

const FILE = new URL('../../../server/src/scoring/published-weights.ts', import.meta.url)

const pool = loadOwnPool()
const { withClass, textOnly } = await gatherLabelled(pool)
const weights = learnWeights(
  withClass,
  textOnly,
  pool.profiles.map((_, p) => p),
)

function print({ intercept, weights: each, calibration }: WeightSet): string {
  return `{
    intercept: ${round(intercept)},
    weights: toWeights({ ${FEATURES.map((feature, i) => `${feature}: ${round(each[i] ?? 0)}`).join(', ')} }),
    calibration: [${calibration.map(([sum, probability]) => `[${round(sum)}, ${round(probability)}]`).join(', ')}],
  }`
}

function round(value: number): number {
  return Number(value.toFixed(4))
}

writeFileSync(
  FILE,
  `// Made by \`node proofs/src/matching/fit.ts\` from the labelled set; then \`npm run format\`.
${['import { toWeights, type Weights }', "'./weights.ts'"].join(' from ')}

export const WEIGHTS: Weights = {
  withClass: ${print(weights.withClass)},
  textOnly: ${print(weights.textOnly)},
}
`,
)
