// What a version of the scorer says never changes: a stored score can be calculated again while its model is there.
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { CLASS_NAMES, isWanted, LOTS, PROFILES } from '../testing/matching/set.ts'
import { analyseLot } from './analyse-lot.ts'
import { buildModel, summariseLots } from './build-model.ts'
import { compileProfile, type CompiledProfile } from './compile-profile.ts'
import { compileVotes } from './compile-votes.ts'
import { readTerms } from './lot-terms.ts'
import { SCORER_VERSION, type ScoringModel } from './model.ts'
import { scoreLot } from './score-lot.ts'
import { learnFromVotes } from './vote-model.ts'

/** Of what the versions say of the labelled set. Another digest is another version: the old one's scores are stored. */
const DIGESTS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2: { words: '38c474d03b393003', classes: '3a0f3eb52be9d0a2', votes: 'e803f6cbd875711f' },
}

type Labelled = (typeof PROFILES)[number]
type Lots = readonly (typeof LOTS)[number][]

let model: ScoringModel

beforeAll(async () => {
  const source = summariseLots(LOTS.map(({ content }) => content))
  model = await buildModel(SCORER_VERSION, { ...source, classNames: [...CLASS_NAMES, ...source.classNames] })
})

const byWords = ({ name, keywords, description }: Labelled) => ({
  name,
  keywords,
  description,
  classes: [] as string[],
  refusedClasses: [] as string[],
})

function byClasses(profile: Labelled, wanted: Lots) {
  const codes = wanted.flatMap(({ content }) => content.ensTruCode ?? [])
  const [confirmed, refused] = [codes.slice(0, 1), codes.slice(-1)]
  return {
    ...byWords(profile),
    classes: confirmed.map((code) => code.slice(0, 4)),
    refusedClasses: refused.map((code) => code.slice(0, 6)),
  }
}

function learn(accepted: Lots, rejected: Lots) {
  const votes = [...accepted, ...rejected].map((lot, index) => ({
    seq: index + 1,
    lotId: index + 1,
    payloadSeq: 0,
    accepted: accepted.includes(lot),
    terms: readTerms(analyseLot(lot.content, model)),
  }))
  return compileVotes(learnFromVotes(votes))
}

const COMPILERS: Readonly<Record<string, (profile: Labelled, wanted: Lots, others: Lots) => CompiledProfile>> = {
  words: (profile) => compileProfile(byWords(profile), model),
  classes: (profile, wanted) => compileProfile(byClasses(profile, wanted), model),
  votes: (profile, wanted, others) =>
    compileProfile(byWords(profile), model, learn(wanted.slice(0, 3), others.slice(0, 3))),
}

test.each(Object.entries(COMPILERS))('the scores of a version stay as they are: by %s', (name, compile) => {
  const digest = createHash('sha256')
  for (const [index, profile] of PROFILES.entries()) {
    const wanted = LOTS.filter((lot) => isWanted(profile, lot))
    const others = LOTS.filter((_, place) => place % 197 === index)
    const compiled = compile(profile, wanted, others)
    for (const [place, { content }] of [...wanted.slice(0, 12), ...others].entries()) {
      // every third one as if the portal gave no code
      const lot = analyseLot(place % 3 === 0 ? { ...content, ensTruCode: null } : content, model)
      const { probability, percent, makeReceipt } = scoreLot(compiled, lot)
      digest.update(`${probability.toFixed(9)} ${percent}`)
      if (percent >= 30) digest.update(JSON.stringify(makeReceipt()))
    }
  }
  expect(digest.digest('hex').slice(0, 16)).toBe(DIGESTS[SCORER_VERSION]?.[name])
})
