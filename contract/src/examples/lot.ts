// One lot of the catalogue as every list answers it.
import type { Output } from '../calls/index.ts'
import { STAND_INS } from './stand-ins.ts'

type Tender = Output<'tenders/getTenderDetails'>['tender']
type LotOfTender = Tender['LotOfTender'][number]
type Lot = Output<'lots/getLots'>['data'][number]

const { lotId, tenderId } = STAND_INS
const customer = {
  customerRu: 'КГУ «Школа-гимназия № 17»',
  customerKz: '«№ 17 мектеп-гимназиясы» КММ',
  customerEn: null,
}

export const vote: Output<'lots/voteLot'> = {
  accepted: true,
  description: 'Подходит по номенклатуре, срок поставки реальный',
  reason: null,
  carried: false,
  castBeforeChange: false,
  createdAt: '2026-11-12T10:05:00.000Z',
  User: { fullName: 'Айгерим Жолова', id: STAND_INS.userId },
}

export const tenderHead: Lot['Tender'] = {
  id: tenderId,
  code: '17204581-1',
  method: 'Запрос ценовых предложений',
  ...customer,
  customerFullAddress: 'г. Астана, район Сарыарка, ул. Примерная, 17',
  name: 'Приобретение канцелярских товаров',
  nameRu: 'Приобретение канцелярских товаров',
  nameKz: 'Кеңсе тауарларын сатып алу',
  nameEn: null,
  plannedAmount: 2_480_000,
  amount: 2_480_000,
  lotsCount: 1,
  status: 'Опубликован',
  startDate: '2026-11-12T04:00:00.000Z',
  endDate: '2026-11-19T04:00:00.000Z',
  publicationDate: '2026-11-12T03:30:00.000Z',
  applicationStartAt: '2026-11-12T04:00:00.000Z',
  applicationEndAt: '2026-11-19T04:00:00.000Z',
  applicationOpenAt: '2026-11-19T04:00:00.000Z',
  contactEmail: 'zakup@school17.example',
  contactPhone: '+7 717 200 00 17',
  url: 'https://portal.example/announce/17204581',
  DocumentsOfTender: [],
  source: 'ows',
}

export const lotOfTender: LotOfTender = {
  id: lotId,
  TenderId: tenderId,
  contractNumber: '41827310-ЗЦП1',
  code: '41827310-ЗЦП1',
  nameRu: 'Бумага офисная',
  nameKz: 'Кеңсе қағазы',
  nameEn: null,
  descriptionRu: 'Формат А4, плотность 80 г/м², 500 листов в пачке',
  descriptionKz: 'А4 форматы, тығыздығы 80 г/м², бумада 500 парақ',
  descriptionEn: null,
  additionalDescriptionRu: null,
  additionalDescriptionKz: null,
  additionalDescriptionEn: null,
  ...customer,
  amount: 2_480_000,
  quantity: 1240,
  mkeiNameRu: 'Пачка',
  mkeiNameKz: 'Бума',
  mkeiNameEn: null,
  deliveryAddressRu: 'г. Астана, ул. Примерная, 17',
  deliveryAddressKz: 'Астана қ., Үлгі көшесі, 17',
  deliveryAddressEn: null,
  deliveryTermDays: 15,
  contractTermDays: 60,
  bidSecurityVolume: null,
  localContentMin: null,
  status: 'Опубликован',
  url: 'https://portal.example/lot/41827310',
  percent: 88,
  documents: [
    {
      id: 9_310_244,
      LotId: lotId,
      documentType: 'Техническая спецификация',
      originalFileName: 'Техническая спецификация.pdf',
      fileName: '8f0c2b7d4e.pdf',
      state: 'stored',
      size: 182_400,
    },
  ],
  ensTruCode: '171214.990.000000',
  ensTruNameRu: 'Бумага для офисного оборудования',
  ensTruNameKz: 'Кеңсе жабдығына арналған қағаз',
  ensTruNameEn: null,
  katoNameRu: 'г. Астана',
  katoNameKz: 'Астана қ.',
  katoNameEn: 'Astana',
  systemCategory: null,
  tizilimCreatedAt: '2026-11-12T03:30:00.000Z',
  tizilimUpdatedAt: null,
  rawDetails: null,
  LotsInProcessOfLot: [],
  LotScoreOfLot: [
    {
      customCategory: 'high',
      Interest: { name: 'Канцелярия и бумага', id: STAND_INS.interestId, color: '#a9d08e' },
      percent: 88,
    },
  ],
  Votes: [vote],
  intoWorkStatus: 'not_processed',
  source: 'ows',
  regionCode: '71',
  standsForTender: false,
  withdrawnAt: null,
}

/** What a search says of a lot. */
const NOT_SEARCHED = { highlights: {}, foundInDocuments: false, foundIn: null, documentMatch: null }

export const lot: Lot = { ...lotOfTender, Tender: tenderHead, ...NOT_SEARCHED }
