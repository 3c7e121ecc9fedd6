import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from './query.ts'

const listAlternatives = (typed: string) => parseQuery(typed).words.map((word) => word.alternatives)

describe('a query', () => {
  test('requires every word, in any form, and ignores stop words', () => {
    expect(parseQuery('бумаги для принтеров')).toMatchObject({
      words: [
        { text: 'бумаги', alternatives: [['бумаг']] },
        { text: 'принтеров', alternatives: [['принтр']] },
      ],
      ignored: ['для'],
    })
  })

  test('accepts either stem of a word that may be Russian or Kazakh', () => {
    expect(listAlternatives('шинасы')).toEqual([[['шинас'], ['шин']]])
  })

  test('requires the words of a quoted phrase in their order', () => {
    expect(parseQuery('«средний ремонт» дороги')).toMatchObject({
      phrases: [{ sequence: ['средний', 'ремонт'] }],
      words: [{ text: 'дороги' }],
    })
  })

  test('treats a single quoted word as an ordinary word', () => {
    expect(parseQuery('"ремонт"')).toMatchObject({ phrases: [], words: [{ text: 'ремонт' }] })
  })

  test('excludes a word or phrase that follows a minus, but not one after a hyphen or a lone minus', () => {
    expect(parseQuery('краска -белая')).toMatchObject({ words: [{ text: 'краска' }], excluded: [{ text: 'белая' }] })
    expect(parseQuery('-"синяя ручка"')).toMatchObject({ excludedPhrases: [{ sequence: ['синяя', 'ручка'] }] })
    expect(parseQuery('веб-сайт - цветная')).toMatchObject({
      excluded: [],
      words: [{ text: 'веб-сайт' }, { text: 'цветная' }],
    })
  })

  test('accepts a prefix of at least three characters', () => {
    expect(parseQuery('карт*').words).toMatchObject([{ prefix: 'карт', alternatives: [] }])
    expect(parseQuery('CF28*').words).toMatchObject([{ prefix: 'cf28', alternatives: [] }])
    expect(parseQuery('ка*').words).toMatchObject([{ prefix: null, alternatives: [['ка']] }])
  })

  test('finds a hyphenated word by its parts or as one word', () => {
    expect(listAlternatives('веб-сайт')).toEqual([[['веб', 'сайт'], ['вебсайт']]])
  })

  test('requires a model name typed as one word to occur as one word', () => {
    expect(listAlternatives('CF283A')).toEqual([[['cf283', '283a']]])
    expect(listAlternatives('ктп-630')).toEqual([[['ктп630']]])
    expect(listAlternatives('А 4')).toEqual([[['a4']]])
  })

  test.each([
    ['39332519-ОЛ-ЗЦП3', { spellings: ['39332519-ОЛ-ЗЦП3'], ensTru: null }],
    ['16099116-1', { spellings: ['16099116-1'], ensTru: null }],
    ['2026.ок-33622', { spellings: ['2026.ок-33622', '2026.ОК-33622', '2026.OK-33622'], ensTru: null }],
    ['262011.500.000001', { spellings: [], ensTru: '262011500000001' }],
    ['картридж', null],
    ['А4', null],
  ])('recognises in %s the code %j', (typed, code) => {
    expect(parseQuery(typed).words[0]?.code).toEqual(code)
  })
})

test('at most five phrases are required and five excluded, because each is checked in the texts', () => {
  const many = ['а б', 'в г', 'д е', 'ж з', 'и к', 'л м'].map((text) => `"${text}"`)
  const { phrases, excludedPhrases } = parseQuery([...many, ...many.map((phrase) => `-${phrase}`)].join(' '))
  expect([phrases.length, excludedPhrases.length]).toEqual([5, 5])
})

test('any text is parsed without an error, and the query stays small', () => {
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
