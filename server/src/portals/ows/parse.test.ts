import { describe, expect, test } from 'vitest'
import { parseOwsTender } from './parse.ts'

const plan = {
  nameRu: 'Картридж',
  nameKz: null,
  count: 10,
  refUnitsCode: '796',
  extraDescRu: 'Гарантия 12 месяцев',
  extraDescKz: null,
  supplyDateRu: 'В течение 15 календарных дней со дня заключения договора',
  RefUnits: { code: '796', nameRu: 'Штука', nameKz: 'Дана' },
  RefEnstru: { code: '262040.000.000263', nameRu: 'Картридж', nameKz: 'Картридж' },
  PlansKato: [
    {
      refKatoCode: '231010000',
      fullDeliveryPlaceNameRu: 'г. Атырау, ул. Абая, 1',
      fullDeliveryPlaceNameKz: null,
      count: 10,
    },
  ],
}
const lot = {
  id: 5002,
  lotNumber: '81861406-ЗЦП1',
  refLotStatusId: 240,
  RefLotsStatus: { id: 240, nameRu: 'Опубликован (прием ценовых предложений)', nameKz: null },
  unionLots: 0,
  count: 10,
  amount: 624991.07,
  nameRu: 'Картридж',
  nameKz: null,
  descriptionRu: 'тонерный, чёрный',
  descriptionKz: '',
  customerBin: '990140000001',
  customerNameRu: '"КГУ «Школа «Аксамал»»"',
  customerNameKz: null,
  enstruList: [0],
  plnPointKatoList: ['231010000'],
  lastUpdateDate: '2026-07-24 20:16:53',
  indexDate: '2026-07-24 20:20:00',
  isDeleted: 0,
  Plans: [plan],
  Files: null,
}
const announcement = {
  id: 4001,
  numberAnno: '4001-1',
  nameRu: 'Приобретение картриджей',
  nameKz: null,
  totalSum: 624991.07,
  countLots: 1,
  refTradeMethodsId: 3,
  RefTradeMethods: { nameRu: 'Запрос ценовых предложений', nameKz: null },
  refSubjectTypeId: 1,
  customerBin: '990140000001',
  orgBin: '990140000001',
  orgNameRu: null,
  refBuyStatusId: 240,
  RefBuyStatus: { nameRu: 'Опубликовано', nameKz: null },
  publishDate: '2026-07-24 19:55:42',
  startDate: '2026-07-24 20:00:00',
  endDate: '2026-07-28 19:59:23',
  repeatStartDate: null,
  repeatEndDate: null,
  kato: ['231010000'],
  lastUpdateDate: '2026-07-24 20:16:53',
  indexDate: '2026-07-24 20:20:00',
  parentId: null,
  Organizer: {
    nameRu: 'Аксамал',
    nameKz: null,
    email: 'zakup@aksamal.example',
    phone: '+7 (7122) 00-00-01',
    Address: [{ address: '060000, г. Атырау, ул. Абая, 1', katoCode: '231010000' }],
  },
  Lots: [lot],
  Files: [
    {
      id: 1,
      filePath: 'https://ows.example/download/trd_buy/aa',
      originalName: 'techspec_4001_.pdf',
      nameRu: 'Техническая спецификация',
      objectId: [4001],
    },
    {
      id: 2,
      filePath: 'https://ows.example/download/trd_buy/bb',
      originalName: 'contract_project_4001.pdf',
      nameRu: 'Проект договора об электронных закупках',
    },
    {
      id: 3,
      filePath: 'https://ows.example/download/trd_buy/bb',
      originalName: 'contract_project_4001.pdf',
      nameRu: 'Проект договора об электронных закупках',
    },
    {
      id: 4,
      filePath: 'https://ows.example/download/trd_buy/cc',
      originalName: 'protocol.pdf',
      nameRu: 'Протокол итогов',
    },
  ],
  GeneralFiles: null,
  somethingNew: { unknown: true },
}
const withLot = (changes: object) => parseOwsTender({ ...announcement, Lots: [{ ...lot, ...changes }] }).tender.lots[0]

describe('an announcement of the state portal', () => {
  const { tender, unknown } = parseOwsTender(announcement)

  test('becomes a canonical tender with instants in UTC and the portal’s own words beside ours', () => {
    expect(tender).toMatchObject({
      source: 'ows',
      externalId: '4001',
      code: '4001-1',
      nameRu: 'Приобретение картриджей',
      plannedAmount: '624991.07',
      lotsCount: 1,
      method: { name: 'Запрос ценовых предложений', portalId: '3' },
      status: { name: 'Опубликован', portalId: '240', portalName: 'Опубликовано' },
      publishedAt: new Date('2026-07-24T14:55:42Z'),
      applicationStartAt: new Date('2026-07-24T15:00:00Z'),
      applicationEndAt: new Date('2026-07-28T14:59:23Z'),
      applicationOpenAt: null,
      contactEmail: 'zakup@aksamal.example',
      contactPhone: '+7 (7122) 00-00-01',
      url: 'https://goszakup.gov.kz/ru/announce/index/4001',
      supersedesExternalId: null,
    })
    expect(unknown).toEqual([])
  })

  test('takes the customer’s name from the lot where it has none, without the quotes around it', () => {
    expect(tender.customer).toEqual({
      nameRu: 'КГУ «Школа «Аксамал»»',
      nameKz: null,
      nameEn: null,
      bin: '990140000001',
      address: '060000, г. Атырау, ул. Абая, 1',
    })
    expect(tender.lots[0]?.customer).toEqual(tender.customer)
  })

  test('carries everything the portal knows about a lot, and null for what it never publishes', () => {
    expect(tender.lots[0]).toMatchObject({
      externalId: '5002',
      number: '81861406-ЗЦП1',
      nameRu: 'Картридж',
      nameKz: null,
      descriptionRu: 'тонерный, чёрный',
      descriptionKz: null,
      additionalDescriptionRu: 'Гарантия 12 месяцев',
      amount: '624991.07',
      quantity: '10',
      unitRu: 'Штука',
      unitKz: 'Дана',
      ensTruCode: '262040.000.000263',
      katoCode: '231010000',
      deliveryAddressRu: 'г. Атырау, ул. Абая, 1',
      deliveryTermDays: 15,
      contractTermDays: null,
      bidSecurityVolume: null,
      localContentMin: null,
      systemCategory: 'Товар',
      withdrawn: false,
      status: { name: 'Опубликован', portalId: '240' },
      portalUpdatedAt: new Date('2026-07-24T15:16:53Z'),
    })
  })

  test('has its documents once each: the specification belongs to its only lot, an unknown type keeps its name', () => {
    expect(
      tender.documents.map(({ lotExternalId, type, originalFileName }) => [lotExternalId, type, originalFileName]),
    ).toEqual([
      ['5002', 'Техническая спецификация', 'techspec_4001_.pdf'],
      [null, 'Проект договора', 'contract_project_4001.pdf'],
      [null, 'Протокол итогов', 'protocol.pdf'],
    ])
    expect(tender.documents[0]?.externalId).toMatch(/^[0-9a-f]{40}$/)
  })

  test('of several lots has specifications that name theirs, and lots with files of their own even where the announcement lists them again', () => {
    const own = [
      {
        filePath: 'https://ows.example/download/trd_buy_lots_list/dd',
        originalName: 'ts.pdf',
        nameRu: 'Техническая спецификация',
      },
    ]
    const named = [
      {
        filePath: 'https://ows.example/download/trd_buy/ee',
        originalName: 'techspec_4001_5003.pdf',
        nameRu: 'Техническая спецификация',
      },
    ]
    const several = parseOwsTender({
      ...announcement,
      Files: [...named, ...own],
      Lots: [
        { ...lot, Files: own },
        { ...lot, id: 5003 },
      ],
    })
    expect(several.tender.documents.map(({ lotExternalId }) => lotExternalId)).toEqual(['5002', '5003'])
  })

  test('with a repeated bidding ends when the repeated bidding ends', () => {
    const repeated = parseOwsTender({
      ...announcement,
      repeatStartDate: '2026-07-30 09:00:00',
      repeatEndDate: '2026-08-02 09:00:00',
    })
    expect(repeated.tender.applicationStartAt).toEqual(new Date('2026-07-30T04:00:00Z'))
    expect(repeated.tender.applicationEndAt).toEqual(new Date('2026-08-02T04:00:00Z'))
  })

  test('with an unknown status or method shows it as the portal writes it, and reports it once', () => {
    const strange = {
      refBuyStatusId: 999,
      RefBuyStatus: { nameRu: 'Новый статус' },
      refTradeMethodsId: 888,
      RefTradeMethods: null,
    }
    const { tender: shown, unknown: reported } = parseOwsTender({
      ...announcement,
      ...strange,
      Lots: [lot, { ...lot, id: 1, refLotStatusId: 999, RefLotsStatus: { nameRu: 'Новый статус' } }],
    })
    expect(shown.status.name).toBe('Новый статус')
    expect(shown.method.name).toBe('№ 888')
    expect(reported).toEqual([
      { kind: 'method', portalId: '888', portalName: null },
      { kind: 'status', portalId: '999', portalName: 'Новый статус' },
    ])
  })

  test('by a method that the specification does not name keeps the portal’s name and is no news', () => {
    const rated = parseOwsTender({
      ...announcement,
      refTradeMethodsId: 188,
      RefTradeMethods: { nameRu: 'Конкурс с использованием рейтингово-балльной системы' },
    })
    expect(rated.tender.method.name).toBe('Конкурс с использованием рейтингово-балльной системы')
    expect(rated.unknown).toEqual([])
  })

  test.each([
    [110, 'Формируется'],
    [190, 'Отменен'],
    [230, 'Опубликован'],
    [250, 'Вскрытие'],
    [320, 'Допуск'],
    [330, 'Итоги'],
    [360, 'Завершен'],
    [370, 'Завершен'],
    [430, 'Отменен'],
  ])('has lots whose status %i is %s', (refLotStatusId, name) =>
    expect(withLot({ refLotStatusId })?.status.name).toBe(name),
  )

  test('of bare ids is still a tender, and what has none is refused', () => {
    const bare = parseOwsTender({ id: 7, Lots: [{ id: 8, Plans: null }] })
    expect(bare.tender).toMatchObject({
      code: '7',
      lotsCount: 1,
      publishedAt: null,
      customer: { nameRu: 'Заказчик не указан' },
    })
    expect(bare.tender.lots[0]).toMatchObject({ number: '8', nameRu: 'Лот 8', quantity: null, katoCode: null })
    expect(() => parseOwsTender({ nameRu: 'без номера' })).toThrow(/"id"/)
  })
})

describe('a lot of the state portal', () => {
  test('without a place takes the announcement’s', () => {
    expect(withLot({ plnPointKatoList: [], Plans: [] })?.katoCode).toBe('231010000')
  })

  test('without a name has that of its ENS TRU item', () => {
    expect(withLot({ nameRu: null })?.nameRu).toBe('Картридж')
  })

  test('in Kazakh alone stays without a Russian name', () => {
    expect(withLot({ nameRu: null, nameKz: 'Қағаз' })).toMatchObject({ nameRu: null, nameKz: 'Қағаз' })
  })

  test('that the portal deleted is withdrawn', () => {
    expect(withLot({ isDeleted: 1 })?.withdrawn).toBe(true)
  })

  test('of another customer than the announcement’s keeps its own', () => {
    expect(withLot({ customerBin: '990140000002', customerNameRu: 'ГУ "Другой"' })?.customer).toMatchObject({
      nameRu: 'ГУ "Другой"',
      bin: '990140000002',
    })
  })

  test('that is joint names several items, adds nothing up, and lists what is in it', () => {
    const paper = {
      ...plan,
      nameRu: 'Бумага',
      descRu: 'формат А4',
      count: 50,
      refUnitsCode: '728',
      RefUnits: { nameRu: 'Пачка', nameKz: 'Бума' },
      RefEnstru: { code: '171214.500.000001', nameRu: 'Бумага' },
    }
    expect(withLot({ unionLots: 1, count: 60, Plans: [plan, paper] })).toMatchObject({
      quantity: null,
      unitRu: 'несколько позиций',
      unitKz: 'бірнеше позиция',
      unitEn: 'several items',
      ensTruCode: null,
      ensTruNameRu: 'несколько позиций',
      ensTruNameKz: 'бірнеше позиция',
      ensTruNameEn: 'several items',
      additionalDescriptionRu: '1. Картридж — 10 (штука)\n2. Бумага, формат А4 — 50 (пачка)',
      additionalDescriptionKz: null,
    })
  })

  test('that is joint in one unit keeps unit and quantity', () => {
    expect(withLot({ unionLots: 1, count: 20, Plans: [plan, plan] })).toMatchObject({
      quantity: '20',
      unitRu: 'Штука',
      ensTruCode: '262040.000.000263',
    })
  })
})
