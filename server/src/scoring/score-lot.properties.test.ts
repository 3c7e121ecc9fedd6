import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { CLASS_NAMES, LOTS, PROFILES } from '../testing/matching/set.ts'
import { analyseLot } from './analyse-lot.ts'
import { buildModel, summariseLots } from './build-model.ts'
import { compileProfile } from './compile-profile.ts'
import type { LotContent, ProfileContent } from './content.ts'
import type { ScoringModel } from './model.ts'
import { gatherEvidence } from './evidence.ts'
import { ProfileIndex } from './profile-index.ts'
import { scoreLot } from './score-lot.ts'
import { FEATURES } from './weights.ts'
import { parseModel, serialiseModel } from './serialise-model.ts'

let model: ScoringModel

beforeAll(async () => {
  const source = summariseLots(LOTS.map(({ content }) => content))
  model = await buildModel(7, { ...source, classNames: [...CLASS_NAMES, ...source.classNames] })
})

const score = (profile: ProfileContent, lot: LotContent, by = model) =>
  scoreLot(compileProfile(profile, by), analyseLot(lot, by))

const anyProfile: fc.Arbitrary<ProfileContent> = fc
  .constantFrom(...PROFILES)
  .map(({ name, keywords, description }) => ({ name, keywords, description, classes: [], refusedClasses: [] }))
// near lots are drawn often: a pair at random has nothing in common
const anyPair = fc
  .record({ profile: fc.nat(PROFILES.length - 1), isNear: fc.boolean(), place: fc.nat(), hasCode: fc.boolean() })
  .map(({ profile, isNear, place, hasCode }) => {
    const { name, keywords, description, wanted } = PROFILES[profile]!
    const lots = isNear ? LOTS.filter(({ subject }) => wanted.includes(subject)) : LOTS
    const { content } = lots[place % lots.length]!
    const lot: LotContent = hasCode ? content : { ...content, ensTruCode: null }
    const own: ProfileContent = { name, keywords, description, classes: [], refusedClasses: [] }
    return { profile: own, lot }
  })
const RUNS = { numRuns: 300 }

describe('the score of any lot and profile', () => {
  test('is the same whenever it is calculated, also after another lot', () => {
    fc.assert(
      fc.property(anyPair, anyPair, ({ profile, lot }, other) => {
        const first = score(profile, lot)
        const compiled = compileProfile(profile, model)
        scoreLot(compiled, analyseLot(other.lot, model))
        const again = scoreLot(compiled, analyseLot(lot, model))
        expect(again.probability).toBe(first.probability)
        expect(again.makeReceipt()).toEqual(first.makeReceipt())
      }),
      RUNS,
    )
  })

  test('does not fall when a keyword is added that the lot has', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(), fc.boolean(), ({ profile, lot }, place, isLong) => {
        const words = lot.names.join(' ').split(/\s+/)
        const at = place % words.length
        const added = words
          .slice(at, at + (isLong ? 2 : 1))
          .join(' ')
          .replace(/^[-−–]+/, '')
        const more = { ...profile, keywords: [...profile.keywords, added] }
        expect(score(more, lot).probability).toBeGreaterThanOrEqual(score(profile, lot).probability - 1e-12)
        // nor does any part of the evidence, whatever weight it has
        const [before, after] = [profile, more].map((one) =>
          gatherEvidence(compileProfile(one, model), analyseLot(lot, model)),
        )
        expect(FEATURES.filter((_, i) => after![i]! < before![i]! - 1e-9)).toEqual([])
      }),
      RUNS,
    )
  })

  test('does not rise when the keyword that counts most is taken away', () => {
    fc.assert(
      fc.property(anyPair, ({ profile, lot }) => {
        const { percent, makeReceipt } = score(profile, lot)
        const top = makeReceipt().lines.find((line) => 'keyword' in line && line.kind !== 'exclusion')
        if (!top || !('keyword' in top)) return
        const less = { ...profile, keywords: profile.keywords.filter((keyword) => keyword.trim() !== top.keyword) }
        expect(score(less, lot).percent).toBeLessThanOrEqual(percent)
      }),
      RUNS,
    )
  })

  test('is at most 20 if the lot has an excluded word, and the receipt names it', () => {
    fc.assert(
      fc.property(anyPair, ({ profile, lot }) => {
        const word = /\p{L}{5,}/u.exec(lot.names[0] ?? '')?.[0]
        if (word === undefined) return
        const before = score(profile, lot)
        const after = score({ ...profile, keywords: [...profile.keywords, `-${word}`] }, lot)
        expect(after.percent).toBe(Math.min(before.percent, 20))
        const named = after.makeReceipt().lines.filter(({ kind }) => kind === 'exclusion')
        expect(named.length > 0).toBe(before.percent > 20)
      }),
      RUNS,
    )
  })

  test('is explained by a receipt that adds up to it, with at most eight lines', () => {
    fc.assert(
      fc.property(anyPair, ({ profile, lot }) => {
        const { percent, makeReceipt } = score(profile, lot)
        const receipt = makeReceipt()
        expect(receipt.percent).toBe(percent)
        expect(receipt.lines.reduce((sum, { points }) => sum + points, 0)).toBe(percent)
        expect(receipt.lines.length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 1_000 },
    )
  })

  test('does not depend on the order of the names', () => {
    fc.assert(
      fc.property(anyPair, anyPair, ({ profile, lot }, { lot: other }) => {
        const names = [...lot.names, ...other.names]
        const both = { ...lot, names, ensTruNames: [...lot.ensTruNames, ...other.ensTruNames] }
        const turned = { ...both, names: names.toReversed(), ensTruNames: both.ensTruNames.toReversed() }
        expect(score(profile, turned).probability).toBeCloseTo(score(profile, both).probability, 10)
      }),
      RUNS,
    )
  })

  test('is the same with a model that was stored and loaded', () => {
    const loaded = parseModel(7, serialiseModel(model))
    fc.assert(
      fc.property(anyPair, ({ profile, lot }) => {
        const [one, other] = [score(profile, lot), score(profile, lot, loaded)]
        expect(other.probability).toBe(one.probability)
        expect(other.makeReceipt()).toEqual(one.makeReceipt())
      }),
      RUNS,
    )
  })

  test('is found by the index if it is 60 or more, also after profiles have been replaced and deleted', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { minLength: 3, maxLength: 12 }), anyPair, (profiles, { profile, lot }) => {
        const index = new ProfileIndex<number>()
        const compiled = [...profiles, profile].map((content) => compileProfile(content, model))
        compiled.forEach((one, i) => index.set(i, one))
        compiled[0] = compiled.at(-1)!
        index.set(0, compiled[0])
        index.delete(1)
        const analysed = analyseLot(lot, model)
        const found = index.findCandidates(analysed).map(({ id }) => id)
        expect(new Set(found).size).toBe(found.length)
        const expected = [...compiled.keys()].filter((i) => i !== 1 && scoreLot(compiled[i]!, analysed).percent >= 60)
        expect(expected.filter((i) => !found.includes(i))).toEqual([])
        expect(found).not.toContain(1)
      }),
      { numRuns: 100 },
    )
  })

  test('is the same, receipt included, for the profile that the index gives without the keywords the lot lacks', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { minLength: 1, maxLength: 8 }), (pairs) => {
        const index = new ProfileIndex<number>()
        const compiled = pairs.map(({ profile }) => compileProfile(profile, model))
        for (let i = 0; i < compiled.length * 2; i++) index.set(i % compiled.length, compiled[i % compiled.length]!)
        for (const { lot } of pairs) {
          const analysed = analyseLot(lot, model)
          for (const candidate of index.findCandidates(analysed)) {
            const profile = index.openCandidate(candidate, analysed)
            const [own, whole] = [
              scoreLot(profile, analysed),
              scoreLot(compiled[candidate.id]!, analyseLot(lot, model)),
            ]
            expect(own.probability).toBe(whole.probability)
            expect(own.makeReceipt()).toEqual(whole.makeReceipt())
          }
        }
      }),
      RUNS,
    )
  })
})
