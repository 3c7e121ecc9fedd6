import { describe, expect, test } from 'vitest'
import { collectLotDocuments, pickLotName, pickLotSummary, pickLotText, getPortalUrl, type Lot } from './lot.ts'

function aLot(fields: object): Lot {
  return {
    url: null,
    documents: [],
    highlights: {},
    Tender: { url: null, DocumentsOfTender: [] },
    ...fields,
  } as unknown as Lot
}

describe('a lot', () => {
  test('is shown in the person’s language, else in Russian, with the language named', () => {
    const lot = aLot({ nameRu: 'Бумага', nameKz: 'Қағаз', nameEn: null })
    expect(pickLotText(lot, 'name', 'kz')).toEqual({ text: 'Қағаз', language: 'kz' })
    expect(pickLotText(lot, 'name', 'en')).toEqual({ text: 'Бумага', language: 'ru' })
  })

  test('carries the marks of the search for the text that is shown', () => {
    const lot = aLot({
      nameRu: 'Бумага',
      nameKz: 'Қағаз',
      nameEn: null,
      highlights: { nameRu: [[0, 6]], nameKz: [[0, 5]] },
    })
    expect(pickLotText(lot, 'name', 'kz')).toMatchObject({ text: 'Қағаз', marks: [[0, 5]] })
  })

  test('names its region in the person’s language', () => {
    const lot = aLot({ katoNameRu: 'г. Астана', katoNameKz: 'Астана қ.', katoNameEn: 'Astana' })
    expect(pickLotText(lot, 'katoName', 'en')).toEqual({ text: 'Astana', language: 'en' })
  })

  test('without a name is called by its code', () => {
    const lot = aLot({ nameRu: null, nameKz: '', nameEn: null, code: '2026.ОК-1' })
    expect(pickLotName(lot, 'ru')).toEqual({ text: '2026.ОК-1', language: null })
  })

  test.each([
    { description: 'Формат А4', additional: 'С доставкой', summary: 'Формат А4' },
    { description: null, additional: 'С доставкой', summary: 'С доставкой' },
    { description: 'Бумага', additional: null, summary: 'Канцелярские товары' },
  ])('is told from others by «$summary»', ({ description, additional, summary }) => {
    const lot = aLot({
      nameRu: 'Бумага',
      descriptionRu: description,
      additionalDescriptionRu: additional,
      Tender: { nameRu: 'Канцелярские товары', DocumentsOfTender: [] },
    })
    expect(pickLotSummary(lot, 'ru')?.text).toBe(summary)
  })

  test('without a description in a tender of the same name has nothing to tell it apart', () => {
    const lot = aLot({ nameRu: 'Бланк', Tender: { nameRu: 'Бланк', DocumentsOfTender: [] } })
    expect(pickLotSummary(lot, 'ru')).toBeNull()
  })

  test('has its own documents and its tender’s, each once', () => {
    const lot = aLot({
      documents: [{ id: 1 }, { id: 2 }],
      Tender: { url: null, DocumentsOfTender: [{ id: 2 }, { id: 3 }] },
    })
    expect(collectLotDocuments(lot).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('leads to its portal, and to web pages only', () => {
    expect(getPortalUrl(aLot({ url: 'https://goszakup.gov.kz/1' }))).toBe('https://goszakup.gov.kz/1')
    expect(getPortalUrl(aLot({ Tender: { url: 'https://tender.kz/2', DocumentsOfTender: [] } }))).toBe(
      'https://tender.kz/2',
    )
    expect(getPortalUrl(aLot({ url: 'javascript:alert(1)' }))).toBeNull()
  })
})
