import { describe, expect, test } from 'vitest'
import { addSynonyms, listSynonymLexemes } from './expand.ts'
import { parseQuery } from './query.ts'

/** A catalogue of these texts; each word is in as many lots as its text is long. */
function expand(typed: string, texts: readonly string[]) {
  const lots = new Map(
    texts.flatMap((text) =>
      parseQuery(text).words.flatMap((word) => word.alternatives.flat().map((one) => [one, text.length] as const)),
    ),
  )
  const { query, added } = addSynonyms(parseQuery(typed), (lexeme) => lots.get(lexeme) ?? null)
  return {
    words: query.words.map(({ text }) => text),
    alternatives: query.words.map((word) => word.alternatives),
    added,
  }
}

describe('a word that is in the table', () => {
  test('is also searched for by its synonyms, if the catalogue has them', () => {
    expect(expand('цветное мфу', ['многофункциональное устройство', 'цветное'])).toEqual({
      words: ['цветное', 'мфу'],
      alternatives: [[['цветн']], [['мфу'], ['многофункциональн', 'устройств']]],
      added: ['многофункциональное устройство'],
    })
    expect(expand('мфу', ['принтер'])).toMatchObject({ alternatives: [[['мфу']]], added: [] })
  })

  test('is recognised in any form', () => {
    expect(expand('запчастей', ['запасные части']).added).toEqual(['запасные части'])
  })

  test('also means its narrower terms, but they do not mean it', () => {
    expect(expand('хозтовары', ['мыло хозяйственное']).added).toEqual(['мыло хозяйственное'])
    expect(expand('швабра', ['хозтовары']).added).toEqual([])
  })

  test('is an abbreviation only if it is typed as one', () => {
    expect(expand('имн', ['медицинские изделия']).added).toEqual(['медицинские изделия'])
    expect(expand('имени', ['медицинские изделия']).added).toEqual([])
  })
})

describe('consecutive words that are one term', () => {
  test('become one word, in any order', () => {
    for (const typed of ['многофункциональное устройство', 'устройства многофункциональные']) {
      expect(expand(typed, ['мфу', typed])).toMatchObject({
        words: [typed],
        alternatives: [[expect.arrayContaining(['многофункциональн', 'устройств']), ['мфу']]],
        added: ['мфу'],
      })
    }
  })

  test('stay separate words if the catalogue has no synonym', () => {
    expect(expand('многофункциональное устройство', ['устройство']).words).toEqual([
      'многофункциональное',
      'устройство',
    ])
  })

  test('are the longest term that they form', () => {
    expect(expand('ремонт дорог', ['жол жөндеу'])).toMatchObject({ words: ['ремонт дорог'], added: ['жол жөндеу'] })
    expect(expand('ремонт дорог', ['күрделі жөндеу'])).toMatchObject({ words: ['ремонт', 'дорог'], added: ['жөндеу'] })
  })

  test('may have a stop word between them', () => {
    expect(expand('мешки для мусора', ['мусорные мешки']).added).toEqual(['мусорные мешки'])
  })
})

test.each(['"мфу"', '-мфу', 'мфу*', '"многофункциональное устройство"'])('%s is searched for as typed', (typed) => {
  expect(expand(typed, ['мфу', 'многофункциональное устройство', 'көпфункциялы құрылғы']).added).toEqual([])
  expect(listSynonymLexemes(parseQuery(typed))).toEqual([])
})

test('what is found anyway is not named: a personal computer is a computer', () => {
  expect(expand('пк', ['персональный компьютер', 'эвм']).added).toEqual(['компьютер', 'эвм'])
  expect(expand('компьютер', ['персональный компьютер']).added).toEqual([])
})

test('synonyms come before narrower terms, and of each the most frequent first; at most six for a word', () => {
  const { added } = expand('гсм', ['бензин', 'дизельное топливо', 'жанар-жағармай'])
  expect(added).toEqual(['жанар-жағармай', 'дизельное топливо', 'бензин'])
  const everything =
    'лекарственные средства препараты медикаменты фармацевтические дәрілік заттар дәрі-дәрмек таблетки раствор инъекций'
  expect(expand('лекарства', [everything]).added).toHaveLength(6)
})

test('a query of many words gets no more than twelve', () => {
  const typed =
    'бумага карандаш тетрадь дырокол штамп календарь грамота книга учебник мебель стол стеллаж шторы игрушки лыжи'
  const kazakh =
    'қағаз қарындаш дәптер тескіш мөртабан күнтізбе мақтау кітап оқулық жиһаз үстел сөре перде ойыншық шаңғы'
  expect(expand(typed, [kazakh]).added).toHaveLength(12)
})
