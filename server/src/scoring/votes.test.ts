import { beforeAll, describe, expect, test } from 'vitest'
import { CLASS_NAMES, isWanted, LOTS, PROFILES } from '../testing/matching/set.ts'
import { analyseLot } from './analyse-lot.ts'
import { buildModel, summariseLots } from './build-model.ts'
import { mayMatchByWords } from './candidate-bounds.ts'
import { compileProfile } from './compile-profile.ts'
import { addVotes, compileVotes, MOST_ADDED } from './compile-votes.ts'
import type { LotContent, ProfileContent } from './content.ts'
import { readTerms } from './lot-terms.ts'
import type { ScoringModel } from './model.ts'
import { ProfileIndex } from './profile-index.ts'
import { scoreLot } from './score-lot.ts'
import { listSearchKeys } from './search-keys.ts'
import { learnFromVotes, MOST_VOTES, parseVotes, serialiseVotes, type TeachingVote } from './vote-model.ts'

let model: ScoringModel

beforeAll(async () => {
  const source = summariseLots(LOTS.map(({ content }) => content))
  model = await buildModel(1, { ...source, classNames: [...CLASS_NAMES, ...source.classNames] })
})

const profile: ProfileContent = {
  name: 'Оргтехника',
  keywords: ['картридж', 'принтер', '-аренда'],
  description: null,
  classes: [],
  refusedClasses: [],
}
const makeLot = (name: string, ensTruCode: string | null = null, customerKey: string | null = null): LotContent => ({
  names: [name],
  descriptions: [],
  ensTruNames: [],
  ensTruCode,
  customerKey,
})
const CARTRIDGE = '262040.000.000001'
const PAPER = '171214.000.000001'

type Given = readonly [lot: LotContent, accepted: boolean]
const toVotes = (given: readonly Given[]): TeachingVote[] =>
  given.map(([lot, accepted], i) => ({
    seq: i + 1,
    lotId: i + 1,
    payloadSeq: 0,
    accepted,
    terms: readTerms(analyseLot(lot, model)),
  }))
const learn = (...given: Given[]) => learnFromVotes(toVotes(given))
const score = (lot: LotContent, ...given: Given[]) =>
  scoreLot(
    compileProfile(profile, model, given.length > 0 ? compileVotes(learn(...given)) : null),
    analyseLot(lot, model),
  )

test('the rarest words of a lot are learned from, wherever they stand in a long description', () => {
  const usual = [...model.frequencies].toSorted(([, a], [, b]) => b - a).slice(0, 300)
  const listLearned = (descriptions: string[]) =>
    readTerms(analyseLot({ ...makeLot('Картридж'), descriptions }, model)).map(([key]) => key)
  const rare = listLearned(['Синхрофазотрон']).filter((key) => !listLearned([]).includes(key))
  expect(rare).toHaveLength(1)
  expect(listLearned([...usual.map(([lexeme]) => lexeme), 'Синхрофазотрон'])).toEqual(expect.arrayContaining(rare))
})

describe('votes', () => {
  const lot = makeLot('Картридж для принтера', PAPER)

  test('raise lots like those that were accepted and lower lots like those that were rejected', () => {
    const before = score(lot).probability
    expect(score(lot, [makeLot('Картридж лазерный', PAPER), true]).probability).toBeGreaterThan(before)
    expect(score(lot, [makeLot('Картридж лазерный', PAPER), false]).probability).toBeLessThan(before)
  })

  test('change nothing for a lot that is like none of those voted on', () => {
    const votes = compileVotes(learn([makeLot('Молоко', '105111.000.000001', 'школа'), false]))
    expect(addVotes(votes, analyseLot(lot, model))).toBe(0)
  })

  test('tell one customer from another, but less than one class from another', () => {
    const votes = compileVotes(learn([makeLot('Картридж', CARTRIDGE, 'школа'), false]))
    const add = (one: LotContent) => addVotes(votes, analyseLot(one, model))
    const [both, ofCustomer, ofClass] = [
      add(makeLot('Тонер', CARTRIDGE, 'школа')),
      add(makeLot('Тонер', PAPER, 'школа')),
      add(makeLot('Тонер', CARTRIDGE, 'больница')),
    ]
    expect(both).toBeLessThan(ofClass)
    expect(ofClass).toBeLessThan(ofCustomer)
    expect(ofCustomer).toBeLessThan(0)
  })

  test('never add more than their limit: what has nothing of the profile is no match, whatever was accepted', () => {
    const milk = makeLot('Молоко питьевое', '105111.000.000001')
    const many = Array.from({ length: 50 }, (): Given => [milk, true])
    expect(addVotes(compileVotes(learn(...many)), analyseLot(milk, model))).toBeLessThan(MOST_ADDED)
    expect(score(milk, ...many).percent).toBeLessThan(75)
  })

  test('do not outweigh an excluded word', () => {
    const rent = makeLot('Аренда принтера', CARTRIDGE)
    const many = Array.from({ length: 20 }, (): Given => [rent, true])
    const { percent, makeReceipt } = score(rent, ...many)
    expect(percent).toBe(20)
    expect(makeReceipt().lines.reduce((sum, { points }) => sum + points, 0)).toBe(20)
  })

  test('are named in the receipt by the number of lots like this one, and the lines add up to the percent', () => {
    const like = (name: string): LotContent => makeLot(name, PAPER)
    const { percent, makeReceipt } = score(
      lot,
      [like('Картридж лазерный'), true],
      [like('Картридж струйный'), true],
      [like('Бумага туалетная'), false],
      [makeLot('Молоко', '105111.000.000001'), false],
    )
    const { lines } = makeReceipt()
    expect(lines).toContainEqual({ kind: 'votes', accepted: 2, rejected: 1, points: expect.any(Number) })
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(percent)
  })
})

describe('what was learned', () => {
  const given: Given[] = LOTS.slice(0, 40).map(({ content }, i) => [content, i % 3 === 0])

  test('is the same to the byte whenever it is learned, and after it was stored', () => {
    const first = serialiseVotes(learn(...given))
    expect(serialiseVotes(learnFromVotes(toVotes(given).toReversed()))).toBe(first)
    expect(serialiseVotes(parseVotes(first))).toBe(first)
  })

  test('comes from the newest votes alone if there are very many', () => {
    const many = Array.from({ length: MOST_VOTES + 20 }, (_, i): Given => [LOTS[i % 60]!.content, i % 2 === 0])
    const { votes } = learn(...many)
    expect(votes.map(({ seq }) => seq)).toEqual(Array.from({ length: MOST_VOTES }, (_, i) => i + 21))
  })

  test('gives every vote a weight of its own side: an accepted lot never lowers others', () => {
    for (const { accepted, weight } of learn(...given).votes) expect(Math.sign(weight)).toBe(accepted ? 1 : -1)
  })
})

describe('a profile with votes', () => {
  /** Ten votes on the best lots of every third profile, five of which it would not have found. */
  const voted = PROFILES.filter((_, i) => i % 3 === 0).map((one) => {
    const content: ProfileContent = { ...one, keywords: one.keywords.slice(0, 2), classes: [], refusedClasses: [] }
    const wanted = LOTS.filter((lot) => isWanted(one, lot))
    const others = LOTS.filter((lot) => !isWanted(one, lot) && lot.subject !== wanted[0]?.subject)
    const given: Given[] = [
      ...[0, 1, 2, 3, 4, 5, 6].map((i): Given => [wanted[(i * 7) % wanted.length]!.content, true]),
      ...[0, 1, 2].map((i): Given => [others[i * 31]!.content, false]),
    ]
    return { content, given }
  })

  test('is found by the index for every lot of 60 % or more, as if all lots were scored', () => {
    const index = new ProfileIndex<number>()
    const compiled = voted.map(({ content, given }) => compileProfile(content, model, compileVotes(learn(...given))))
    compiled.forEach((one, i) => index.set(i, one))
    let [good, missed, different] = [0, 0, 0]
    for (const { content } of LOTS) {
      const lot = analyseLot(content, model)
      const found = new Map(index.findCandidates(lot).map((candidate) => [candidate.id, candidate]))
      compiled.forEach((one, i) => {
        const whole = scoreLot(one, lot)
        if (whole.percent < 60) return
        good++
        const candidate = found.get(i)
        if (!candidate) missed++
        else if (scoreLot(index.openCandidate(candidate, lot), lot).percent !== whole.percent) different++
      })
    }
    expect(good).toBeGreaterThan(500)
    expect(missed / good).toBeLessThan(0.01)
    expect(different).toBe(0)
  })

  test('that one lot could not match is still found by the next', () => {
    const index = new ProfileIndex<string>()
    index.set(
      'one',
      compileProfile(profile, model, compileVotes(learn([makeLot('Молоко', '105111.000.000001'), true]))),
    )
    const find = (lot: LotContent) => index.findCandidates(analyseLot(lot, model)).map(({ id }) => id)
    const coal = makeLot('Уголь для картриджа, картридж', '051010.000.000001')
    const milk = makeLot('Картридж молочный', '105111.000.000002')
    expect([find(coal), find(milk), find(coal)]).toEqual([[], ['one'], []])
  })

  test('has the same candidates as before, if the votes are on lots unlike all others', () => {
    const find = (given: readonly Given[]) => {
      const index = new ProfileIndex<number>()
      const votes = given.length > 0 ? compileVotes(learn(...given)) : null
      voted.forEach(({ content }, i) => index.set(i, compileProfile(content, model, votes)))
      return LOTS.filter((_, i) => i % 5 === 0).map(({ content }) =>
        index
          .findCandidates(analyseLot(content, model))
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      )
    }
    expect(find([[makeLot('Абракадабра'), false]])).toEqual(find([]))
  })

  test('asks the catalogue for the classes and words that its votes have taught', async () => {
    const taught = compileProfile(
      profile,
      model,
      compileVotes(learn([makeLot('Скрепки канцелярские', '259923.000.000001'), true])),
    )
    const { lexemes, classPrefixes } = await listSearchKeys(taught)
    expect(classPrefixes).toEqual(expect.arrayContaining(['2599', '259923']))
    expect(lexemes).toContain('скрепк')
    // words alone would not do for a lot of this class
    expect(mayMatchByWords(compileProfile(profile, model), '105111000000001')).toBe(false)
    const milk = compileProfile(profile, model, compileVotes(learn([makeLot('Молоко', '105111.000.000001'), true])))
    expect(mayMatchByWords(milk, '105111000000001')).toBe(true)
  })

  test('that loses its votes is looked for as before', () => {
    const index = new ProfileIndex<string>()
    const scissors = analyseLot(makeLot('Скрепки', '259923.000.000001'), model)
    index.set(
      'one',
      compileProfile(profile, model, compileVotes(learn([makeLot('Скрепки канцелярские', '259923.000.000001'), true]))),
    )
    expect(index.findCandidates(scissors)).toHaveLength(1)
    index.set('one', compileProfile(profile, model))
    expect(index.findCandidates(scissors)).toHaveLength(0)
  })
})
