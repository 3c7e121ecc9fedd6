import { describe, expect, test } from 'vitest'
import type { Lot } from '../lot.ts'
import { findDocumentMatch, findMatchPlace } from './where-found.ts'

const NAMELESS = {
  nameRu: null,
  nameKz: null,
  nameEn: null,
  descriptionRu: null,
  descriptionKz: null,
  descriptionEn: null,
  additionalDescriptionRu: null,
  additionalDescriptionKz: null,
  additionalDescriptionEn: null,
  customerRu: null,
  customerKz: null,
  customerEn: null,
  ensTruNameRu: null,
  ensTruCode: null,
}

function aLot({ tender = {}, ...fields }: Partial<Lot> & { tender?: object }): Lot {
  return {
    ...NAMELESS,
    code: '1',
    highlights: {},
    Tender: { code: '1', nameRu: null, nameKz: null, nameEn: null, ...tender },
    ...fields,
  } as unknown as Lot
}

describe('a lot that was found says where', () => {
  test('unless its name, customer or number shows it', () => {
    const shown = {
      nameRu: 'Картридж',
      descriptionRu: 'картридж',
      highlights: { nameRu: [[0, 8]], descriptionRu: [[0, 8]] },
    } as Partial<Lot>
    expect(findMatchPlace(aLot(shown), 'ru')).toBeNull()
    expect(findMatchPlace(aLot({ nameRu: 'Тонер', highlights: { contractNumber: [[0, 3]] } }), 'ru')).toBeNull()
    expect(findMatchPlace(aLot({ nameRu: 'Тонер' }), 'ru')).toBeNull()
    expect(
      findMatchPlace(
        aLot({ nameRu: 'Стол', nameKz: 'Үстел', highlights: { nameRu: [[0, 4]], nameKz: [[0, 5]] } }),
        'ru',
      ),
    ).toBeNull()
  })

  test('of the other words when the row shows only some', () => {
    const lot = aLot({
      nameRu: 'Доска школьная',
      tender: { nameRu: 'Мебель школьная' },
      highlights: {
        nameRu: [[6, 14]],
        'Tender.nameRu': [
          [0, 6],
          [7, 15],
        ],
      },
    })
    expect(findMatchPlace(lot, 'ru')).toMatchObject({ place: 'tender', wording: { text: 'Мебель школьная' } })
  })

  test('not in other texts when its name has all the words', () => {
    const marked = {
      nameRu: 'Услуги охраны',
      descriptionKz: 'күзет дабылы',
      highlights: { nameRu: [[7, 13]], descriptionKz: [[0, 5]] },
    } as Partial<Lot>
    expect(findMatchPlace(aLot({ ...marked, foundIn: 'name' }), 'ru')).toBeNull()
    expect(findMatchPlace(aLot({ ...marked, foundIn: 'description' }), 'ru')).toMatchObject({ place: 'description' })
  })

  test('in the ENS TRU name beside a marked name only in the language of the reader', () => {
    const lot = aLot({
      nameKz: 'Күзет қызметтері',
      ensTruNameRu: 'Услуги охраны',
      foundIn: 'name',
      highlights: { nameKz: [[0, 5]], ensTruNameRu: [[7, 13]] },
    })
    expect(findMatchPlace(lot, 'ru')).toMatchObject({ place: 'ensTru', wording: { text: 'Услуги охраны' } })
    expect(findMatchPlace(lot, 'kz')).toBeNull()
  })

  test('in the name of the tender', () => {
    const lot = aLot({
      nameRu: 'Тонер',
      tender: { nameRu: 'Картриджи и тонеры' },
      highlights: { 'Tender.nameRu': [[0, 9]] },
    })
    expect(findMatchPlace(lot, 'ru')).toEqual({
      place: 'tender',
      wording: { text: 'Картриджи и тонеры', language: 'ru', marks: [[0, 9]] },
    })
  })

  test('in its name in a language that is not shown', () => {
    const lot = aLot({ nameRu: 'Стол', nameKz: 'Мектеп үстелі', highlights: { nameKz: [[0, 6]] } })
    expect(findMatchPlace(lot, 'ru')).toMatchObject({
      place: 'name',
      wording: { text: 'Мектеп үстелі', language: 'kz' },
    })
  })

  test('with the words near the beginning of a long text', () => {
    const text = `${'слово '.repeat(20)}картридж чёрный`
    const found = findMatchPlace(
      aLot({ nameRu: 'Тонер', descriptionRu: text, highlights: { descriptionRu: [[120, 128]] } }),
      'ru',
    )
    const shown = found?.wording.text ?? ''
    expect(found?.wording.marks?.map(([from, to]) => shown.slice(from, to))).toEqual(['картридж'])
    expect(shown.indexOf('картридж')).toBeLessThanOrEqual(42)
  })
})

describe('a lot whose documents have the words', () => {
  const documentMatch = { documentId: 7, originalFileName: 'Спецификация.pdf', text: 'картридж', marks: [[0, 8]] }
  const found = (fields: object) => findDocumentMatch(aLot({ documentMatch, ...fields } as Partial<Lot>))

  test('names the document and shows the words', () => {
    expect(found({ foundInDocuments: true })).toEqual({
      name: { text: '«Спецификация.pdf»', language: 'ru' },
      wording: { text: 'картридж', language: 'ru', marks: [[0, 8]] },
    })
    expect(found({ foundIn: 'documents' })).not.toBeNull()
  })

  test('keeps the words in sight beside a long name', () => {
    const text = 'Поставщик передаёт заказчику в срок лазерный картридж'
    const long = { originalFileName: `${'Приложение '.repeat(10)}.docx`, text, marks: [[45, 53]] }
    const shown = found({ foundInDocuments: true, documentMatch: { ...documentMatch, ...long } })
    expect(shown?.name?.text).toHaveLength(42)
    expect(shown?.name?.text).toMatch(/\.docx»$/)
    expect(shown?.wording).toEqual({ text: '… срок лазерный картридж', language: 'ru', marks: [[16, 24]] })
  })

  test('shows the words of a document without a name', () => {
    expect(
      found({ foundInDocuments: true, documentMatch: { ...documentMatch, originalFileName: null } }),
    ).toMatchObject({ name: null, wording: { text: 'картридж' } })
  })

  test('says nothing of them when the lot itself has all the words', () => {
    expect(found({ foundInDocuments: false, foundIn: 'name' })).toBeNull()
    expect(found({ foundInDocuments: true, documentMatch: null })).toBeNull()
  })
})
