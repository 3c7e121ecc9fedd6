import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from './query.ts'

const words = (typed: string) => parseQuery(typed).words.map((word) => word.alternatives)

describe('a query', () => {
  test('asks for every word, in any form, but not for those that say nothing', () => {
    expect(parseQuery('бумаги для принтеров')).toMatchObject({
      words: [
        { text: 'бумаги', alternatives: [['бумаг']] },
        { text: 'принтеров', alternatives: [['принтр']] },
      ],
      ignored: ['для'],
    })
  })

  test('asks for either stem where a word may be Russian or Kazakh', () => {
    expect(words('шинасы')).toEqual([[['шинас'], ['шин']]])
  })

  test('takes a quoted phrase as it stands', () => {
    expect(parseQuery('«средний ремонт» дороги')).toMatchObject({
      phrases: [{ sequence: ['средний', 'ремонт'] }],
      words: [{ text: 'дороги' }],
    })
  })

  test('a quoted single word is a word', () => {
    expect(parseQuery('"ремонт"')).toMatchObject({ phrases: [], words: [{ text: 'ремонт' }] })
  })

  test('leaves out what a minus stands before, and only there', () => {
    expect(parseQuery('краска -белая')).toMatchObject({ words: [{ text: 'краска' }], excluded: [{ text: 'белая' }] })
    expect(parseQuery('-"синяя ручка"')).toMatchObject({ excludedPhrases: [{ sequence: ['синяя', 'ручка'] }] })
    expect(parseQuery('веб-сайт - цветная')).toMatchObject({
      excluded: [],
      words: [{ text: 'веб-сайт' }, { text: 'цветная' }],
    })
  })

  test('asks for a beginning of at least three letters', () => {
    expect(parseQuery('карт*').words).toMatchObject([{ prefix: 'карт', alternatives: [] }])
    expect(parseQuery('CF28*').words).toMatchObject([{ prefix: 'cf28', alternatives: [] }])
    expect(parseQuery('ка*').words).toMatchObject([{ prefix: null, alternatives: [['ка']] }])
  })

  test('a hyphenated word is its parts, or one word', () => {
    expect(words('веб-сайт')).toEqual([[['веб', 'сайт'], ['вебсайт']]])
  })

  test('a model typed together must stand together', () => {
    expect(words('CF283A')).toEqual([[['cf283', '283a']]])
    expect(words('ктп-630')).toEqual([[['ктп630']]])
    expect(words('А 4')).toEqual([[['a4']]])
  })

  test.each([
    ['39332519-ОЛ-ЗЦП3', { spellings: ['39332519-ОЛ-ЗЦП3'], ensTru: null }],
    ['16099116-1', { spellings: ['16099116-1'], ensTru: null }],
    ['2026.ок-33622', { spellings: ['2026.ок-33622', '2026.ОК-33622', '2026.OK-33622'], ensTru: null }],
    ['262011.500.000001', { spellings: [], ensTru: '262011500000001' }],
    ['картридж', null],
    ['А4', null],
  ])('%s goes to codes as %j', (typed, code) => {
    expect(parseQuery(typed).words[0]?.code).toEqual(code)
  })
})

test('five phrases are looked for and five excluded: each is looked up in every text', () => {
  const many = ['а б', 'в г', 'д е', 'ж з', 'и к', 'л м'].map((text) => `"${text}"`)
  const { phrases, excludedPhrases } = parseQuery([...many, ...many.map((phrase) => `-${phrase}`)].join(' '))
  expect([phrases.length, excludedPhrases.length]).toEqual([5, 5])
})

test('whatever is typed, it is read without failing and stays small', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.array(fc.constantFrom('"', '-', '*', 'а', '1', '\\', '%', '\0', '«', ' ', '-"', '(')).map((a) => a.join('')),
  )
  fc.assert(
    fc.property(hostile, (typed) => {
      const query = parseQuery(typed)
      expect(query.words.length + query.phrases.length).toBeLessThanOrEqual(20)
      expect(query.excluded.length).toBeLessThanOrEqual(20)
      for (const word of query.words)
        expect(word.prefix !== null || word.alternatives.length > 0 || word.code !== null).toBe(true)
    }),
    { numRuns: 500 },
  )
})
