import { describe, expect, test } from 'vitest'
import { parseTizilimTender } from './parse.ts'

const lot = {
  id: 71,
  number: '2026.ОК-33622-01',
  name_ru: 'Задвижка',
  name_kz: null,
  name_en: 'Gate valve',
  description_ru: 'стальная, Ду 100',
  description_en: 'steel, DN 100',
  additional_description: 'Гарантия 12 месяцев',
  amount: '11800000.00',
  quantity: '4.000',
  mkei: { name_ru: 'Штука', name_kz: 'Дана', name_en: 'Piece' },
  ens_tru: { code: '281413.730.000009', name_ru: 'Задвижка' },
  kato: { code: '231010000', name_ru: 'Атырау' },
  delivery_address_ru: 'г. Атырау',
  delivery_term_days: 30,
  contract_term_days: 10,
  bid_security_volume: '1.00',
  local_content_min: '30.00',
  status: { name_ru: 'Опубликован' },
  documents: [
    { id: 12, type: 'Техническая спецификация', original_file_name: 'ТС.pdf', url: 'https://files.example/12' },
  ],
  created_at: '2026-07-20 10:00:00+05',
  updated_at: '2026-07-21 19:10:00+05',
}
const tender = {
  id: 70,
  code: '2026.ОК-33622',
  name_ru: 'Поставка арматуры',
  name_kz: null,
  name_en: null,
  category: { name_ru: 'Товары' },
  customer: {
    name_ru: '"ТОО Аксамал Мунай"',
    name_kz: '"Ақсамал Мұнай" ЖШС',
    name_en: 'Aksamal Munai LLP',
    bin: null,
    full_address: '060000, г. Атырау',
  },
  method: { name_ru: 'Открытый конкурс' },
  status: { name_ru: 'Опубликован' },
  planned_amount: '11800000.00',
  application_start_at: '2026-07-21 19:10:00+05',
  application_end_at: '2026-08-05 08:00:00+05',
  application_open_at: '2026-08-05 08:30:00+05',
  publication_at: '2026-07-21 19:10:00+05',
  contact_email: 'zakup@aksamal.example',
  contact_phone: null,
  lots: [lot],
  documents: [
    { id: 11, type: 'Конкурсная документация', original_file_name: 'КД.pdf', url: 'https://files.example/11' },
    { id: 13, type: 'Протокол', original_file_name: 'п.pdf', url: null },
  ],
  created_at: '2026-07-20 10:00:00+05',
  updated_at: '2026-07-21 19:10:00+05',
  extra: 1,
}
const withLot = (changes: object) => parseTizilimTender({ ...tender, lots: [{ ...lot, ...changes }] }).tender.lots[0]

describe('a tender of the subsoil users’ register', () => {
  const result = parseTizilimTender(tender)

  test('becomes a canonical tender: zone suffix read, quotes around the customer gone', () => {
    expect(result.tender).toMatchObject({
      source: 'tizilim',
      externalId: '2026.ОК-33622',
      code: '2026.ОК-33622',
      method: { name: 'Открытый конкурс' },
      status: { name: 'Опубликован' },
      plannedAmount: '11800000.00',
      publishedAt: new Date('2026-07-21T14:10:00Z'),
      applicationEndAt: new Date('2026-08-05T03:00:00Z'),
      applicationOpenAt: new Date('2026-08-05T03:30:00Z'),
      customer: {
        nameRu: 'ТОО Аксамал Мунай',
        nameKz: '"Ақсамал Мұнай" ЖШС',
        nameEn: 'Aksamal Munai LLP',
        bin: null,
        address: '060000, г. Атырау',
      },
      contactPhone: null,
      url: 'https://public.tizilim.gov.kz/ru/common/tender?search=2026.%D0%9E%D0%9A-33622',
    })
    expect(result.unknown).toEqual([])
  })

  test('carries what only this register publishes: local content, contract term, bid security', () => {
    expect(result.tender.lots[0]).toMatchObject({
      number: '2026.ОК-33622-01',
      nameRu: 'Задвижка',
      nameEn: 'Gate valve',
      amount: '11800000.00',
      quantity: '4.000',
      unitEn: 'Piece',
      katoCode: '231010000',
      deliveryTermDays: 30,
      contractTermDays: 10,
      bidSecurityVolume: '1.00',
      localContentMin: '30.00',
      systemCategory: 'Товар',
      additionalDescriptionRu: 'Гарантия 12 месяцев',
      portalCreatedAt: new Date('2026-07-20T05:00:00Z'),
    })
  })

  test('has the tender’s and the lots’ documents, but none without an address', () => {
    expect(
      result.tender.documents.map(({ externalId, lotExternalId, type }) => [externalId, lotExternalId, type]),
    ).toEqual([
      ['11', null, 'Конкурсная документация'],
      ['12', '71', 'Техническая спецификация'],
    ])
  })

  test('by «Из одного источника» is bought by the method of the full name', () => {
    expect(parseTizilimTender({ ...tender, method: { name_ru: 'Из одного источника' } }).tender.method).toEqual({
      name: 'Закуп из одного источника',
      portalId: null,
      portalName: 'Из одного источника',
    })
  })

  test.each([
    ['Завершено', 'Завершен'],
    ['опубликовано торги', 'Опубликован'],
    ['Отменён', 'Отменен'],
  ])('in status «%s» is %s', (written, status) => {
    expect(withLot({ status: { name_ru: written } })?.status.name).toBe(status)
  })

  test('with an unknown status or method shows and reports it', () => {
    const strange = parseTizilimTender({
      ...tender,
      status: { name_ru: 'На проверке' },
      method: { name_ru: 'Биржа' },
      lots: [],
    })
    expect([strange.tender.status.name, strange.tender.method.name]).toEqual(['На проверке', 'Биржа'])
    expect(strange.unknown.map(({ kind, portalName }) => [kind, portalName])).toEqual([
      ['method', 'Биржа'],
      ['status', 'На проверке'],
    ])
  })

  test('of the public list, without lots and customer details, is still a tender', () => {
    expect(parseTizilimTender({ id: 5, customer: null, lots: null }).tender).toMatchObject({
      code: '5',
      lots: [],
      documents: [],
      publishedAt: null,
    })
    expect(() => parseTizilimTender({ code: '2026.ОК-1' })).toThrow(/"id"/)
  })

  test('with a Kazakh lot has its additional description in Kazakh', () => {
    expect(
      withLot({ name_ru: null, name_kz: 'Ысырма', name_en: null, additional_description: 'Кепілдік 12 ай' }),
    ).toMatchObject({
      nameRu: null,
      nameKz: 'Ысырма',
      additionalDescriptionRu: null,
      additionalDescriptionKz: 'Кепілдік 12 ай',
    })
  })
})
