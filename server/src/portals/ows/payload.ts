// A TrdBuy of the state portal's GraphQL with its related objects. Unknown keys are dropped.
import { z } from 'zod'
import { count, decimal, id, list, optionalId, text } from '../fields.ts'

const reference = z.object({ nameRu: text, nameKz: text }).nullish()

const file = z.object({ filePath: text, originalName: text, nameRu: text })

const plan = z.object({
  nameRu: text,
  nameKz: text,
  count: decimal,
  refUnitsCode: text,
  descRu: text,
  descKz: text,
  extraDescRu: text,
  extraDescKz: text,
  supplyDateRu: text,
  RefUnits: reference,
  RefEnstru: z.object({ code: text, nameRu: text, nameKz: text }).nullish(),
  PlansKato: list(z.object({ refKatoCode: text, fullDeliveryPlaceNameRu: text, fullDeliveryPlaceNameKz: text })),
})

const lot = z.object({
  id,
  lotNumber: text,
  refLotStatusId: z.int().nullish(),
  RefLotsStatus: reference,
  unionLots: count,
  count: decimal,
  amount: decimal,
  nameRu: text,
  nameKz: text,
  descriptionRu: text,
  descriptionKz: text,
  customerBin: text,
  customerNameRu: text,
  customerNameKz: text,
  refBuyTradeMethodsId: z.int().nullish(),
  RefBuyTradeMethods: reference,
  plnPointKatoList: list(text),
  isDeleted: count,
  lastUpdateDate: text,
  indexDate: text,
  Plans: list(plan),
  Files: list(file),
})

const organizer = z
  .object({ nameRu: text, nameKz: text, email: text, phone: text, Address: list(z.object({ address: text })) })
  .nullish()

export const trdBuy = z.object({
  id,
  numberAnno: text,
  nameRu: text,
  nameKz: text,
  totalSum: decimal,
  countLots: count,
  refTradeMethodsId: z.int().nullish(),
  RefTradeMethods: reference,
  refSubjectTypeId: z.int().nullish(),
  customerBin: text,
  customerNameRu: text,
  customerNameKz: text,
  orgBin: text,
  orgNameRu: text,
  orgNameKz: text,
  refBuyStatusId: z.int().nullish(),
  RefBuyStatus: reference,
  publishDate: text,
  startDate: text,
  endDate: text,
  repeatStartDate: text,
  repeatEndDate: text,
  parentId: optionalId,
  kato: list(text),
  lastUpdateDate: text,
  indexDate: text,
  Organizer: organizer,
  Lots: list(lot),
  Files: list(file),
  GeneralFiles: list(file),
})

export type TrdBuy = z.infer<typeof trdBuy>
export type Lot = z.infer<typeof lot>
export type Plan = z.infer<typeof plan>
export type File = z.infer<typeof file>
