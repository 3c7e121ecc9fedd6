// The words that people use for what the announcements call by other words, through the call itself.
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, getToken } from '../../../testing/builders.ts'
import { testServer } from '../../../testing/server.ts'
import { foldCounts } from '../indexing/counts.ts'
import { indexTenders } from '../indexing/index-lots.ts'
import { createLexemeCache } from '../indexing/lexeme-cache.ts'

const server = await testServer()
let token: string

const NAMES = [
  'Қағаз А4, кеңсеге арналған',
  'Тас көмірді жеткізу',
  'Қоңыр көмір',
  'Комир шубаркол, тас',
  'Құрылыс материалдары',
  'Жиhаз жеткізу',
  'Запасные части КАМАЗ 65115',
  'Кран шаровой',
  'Банки стеклянные',
  'Кол деревянный',
  'Қол аспабы',
  'Ноутбук 15,6 дюйма',
  'Принтер лазерный',
  'Картридж чёрный',
  'Многофункциональное устройство цветное',
  'Зарядное устройство',
  'Көпфункциялы құрылғы',
  'Лекарственное средство Лидокаин',
  'Дәрілік препараттар',
  'Қосалқы бөлшектер',
  'Мыло хозяйственное',
  'Швабра деревянная',
  'Источник бесперебойного питания 3 кВА',
]

interface FoundLot {
  nameRu: string
  highlights: Record<string, [number, number][]>
}

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['manager']))
  for (const name of NAMES) await aLot(server, { nameRu: name })
  // so few pages are not folded by themselves
  for (let page = 0; page < 16; page++) await aLot(server, { nameRu: 'Тетрадь' })
  await server.db.background.transaction().execute(foldCounts)
})

const search = async (typed: string, more: object = {}) =>
  (await server.call('lots/getLots', { search: typed, limit: 20, ...more }, token)).body
const find = async (typed: string, more: object = {}): Promise<string[]> =>
  (await search(typed, more)).data.map((lot: FoundLot) => lot.nameRu).toSorted()
const listMarked = async (typed: string): Promise<string[]> =>
  (await search(typed)).data.flatMap((lot: FoundLot) =>
    lot.highlights['nameRu']?.map(([start, end]) => lot.nameRu.slice(start, end)),
  )

describe('a Kazakh word typed without its letters', () => {
  test.each([
    ['кагаз', 'қағаз', ['Қағаз А4, кеңсеге арналған']],
    ['кагаздар', 'қағаз', ['Қағаз А4, кеңсеге арналған']],
    ['курылыс', 'құрылыс', ['Құрылыс материалдары']],
    ['курылыстын материалы', 'құрылыс материалы', ['Құрылыс материалдары']],
  ])('%s → %s', async (typed, searchedFor, found) => {
    expect(await search(typed)).toMatchObject({ searchedFor, alsoSearched: [] })
    expect(await find(typed)).toEqual(found)
  })

  test('that some lots have is also searched for with its letters', async () => {
    expect(await search('комир')).toMatchObject({ searchedFor: null, alsoSearched: ['көмір'] })
    expect(await find('комир')).toEqual(['Комир шубаркол, тас', 'Тас көмірді жеткізу', 'Қоңыр көмір'])
    expect(await find('комир тас')).toEqual(['Комир шубаркол, тас', 'Тас көмірді жеткізу'])
  })

  test('is highlighted where it stands with its letters', async () => {
    expect((await listMarked('комир')).toSorted()).toEqual(['Комир', 'көмір', 'көмірді'])
  })

  test('is searched for as typed if only the exact words are wanted', async () => {
    expect(await search('комир', { exactWords: true })).toMatchObject({ searchedFor: null, alsoSearched: [] })
    expect(await find('комир', { exactWords: true })).toEqual(['Комир шубаркол, тас'])
    expect(await find('"комир"')).toEqual(['Комир шубаркол, тас'])
  })
})

test('a word typed with Kazakh letters is found where the announcement has none', async () => {
  expect(await search('шұбаркөл')).toMatchObject({ searchedFor: 'шубаркол', total: 1 })
})

test('Russian words stay what they are', async () => {
  for (const typed of ['камаз', 'банки', 'кол', 'кран'])
    expect(await search(typed)).toMatchObject({ searchedFor: null, alsoSearched: [], total: 1 })
})

describe('an inflected word with a typo', () => {
  test.each([
    ['нотбуки', 'ноутбук', 'Ноутбук 15,6 дюйма'],
    ['прнтеров', 'принтер', 'Принтер лазерный'],
    ['картреджей', 'картридж', 'Картридж чёрный'],
  ])('%s → %s', async (typed, searchedFor, found) => {
    expect(await search(typed)).toMatchObject({ searchedFor, data: [{ nameRu: found }], total: 1 })
  })
})

describe('a trade word or an abbreviation', () => {
  test.each([
    ['МФУ', ['Көпфункциялы құрылғы', 'Многофункциональное устройство цветное']],
    ['мфу цветное', ['Многофункциональное устройство цветное']],
    ['лекарства', ['Дәрілік препараттар', 'Лекарственное средство Лидокаин']],
    ['запчасти', ['Запасные части КАМАЗ 65115', 'Қосалқы бөлшектер']],
    ['хозтовары', ['Мыло хозяйственное', 'Швабра деревянная']],
    ['қосалқы бөлшек', ['Запасные части КАМАЗ 65115', 'Қосалқы бөлшектер']],
    ['ибп', ['Источник бесперебойного питания 3 кВА']],
    // «мфу» typed on the Latin layout
    ['vae', ['Көпфункциялы құрылғы', 'Многофункциональное устройство цветное']],
  ])('%s finds %j', async (typed, found) => {
    expect(await find(typed)).toEqual(found)
  })

  test('names what was searched for beside it', async () => {
    expect(await search('МФУ')).toMatchObject({
      searchedFor: null,
      alsoSearched: ['многофункциональное устройство', 'көпфункциялы құрылғы'],
    })
    expect(await search('хозтовары')).toMatchObject({ alsoSearched: ['мыло хозяйственное', 'швабра'] })
    expect(await search('лидокаин')).toMatchObject({ alsoSearched: [] })
  })

  test('is highlighted by the words that were found', async () => {
    expect((await listMarked('МФУ')).toSorted()).toEqual([
      'Көпфункциялы',
      'Многофункциональное',
      'устройство',
      'құрылғы',
    ])
  })

  test.each(['"мфу"', 'мфу*', 'лидокаин мфу'])('%s finds nothing', async (typed) => {
    expect(await find(typed)).toEqual([])
  })

  test('is searched for alone if only the exact words are wanted', async () => {
    expect(await search('запчасти', { exactWords: true })).toMatchObject({
      total: 0,
      alsoSearched: [],
      searchedFor: null,
    })
    expect(await find('қосалқы бөлшек', { exactWords: true })).toEqual(['Қосалқы бөлшектер'])
  })

  test('can still be excluded alone', async () => {
    expect(await find('устройство -мфу')).toEqual(['Зарядное устройство', 'Многофункциональное устройство цветное'])
  })
})

test('a form that was saved without a folded key gets it when a lot with it is indexed', async () => {
  const lot = await aLot(server, { nameRu: 'Өңдеуші' })
  await server.db.owner.updateTable('word_form').set({ folded: null }).where('form', '=', 'өңдеуші').execute()
  expect(await search('ондеуши')).toMatchObject({ total: 0 })
  await server.db.ingestion.transaction().execute((db) => indexTenders(db, [lot.tenderId], createLexemeCache()))
  expect(await search('ондеуши')).toMatchObject({ total: 1, searchedFor: 'өңдеуші' })
})
