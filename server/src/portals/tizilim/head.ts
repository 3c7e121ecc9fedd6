// A tender of the register's public list: its head alone. What it is made of is shown to those who sign in.
import { z } from 'zod'
import { parsePortalInstant } from '../almaty-time.ts'
import type { ParsedTender } from '../canonical.ts'
import { toCustomer } from '../customer.ts'
import { decimal, id, text } from '../fields.ts'
import { createKnownValues } from '../known-values.ts'
import { toMethod } from '../method-words.ts'
import { toStatus } from '../status-words.ts'
import { toPageUrl } from './parse.ts'

const named = z.object({ name_ru: text, name_kz: text }).nullish()

export const tizilimHead = z.object({
  number: id,
  name_ru: text,
  name_kz: text,
  customer: z.object({ name_ru: text, name_kz: text, bin: text }).nullish(),
  amount: decimal,
  type: named,
  status: named,
  start_date: text,
  end_date: text,
})

/** The tender has one lot that stands for the whole, so that it can be found, opened and worked on like any other. */
export function parseTizilimHead(payload: unknown): ParsedTender {
  const head = tizilimHead.parse(payload)
  const values = createKnownValues()
  const customer = toCustomer({
    nameRu: head.customer?.name_ru ?? null,
    nameKz: head.customer?.name_kz ?? null,
    bin: head.customer?.bin ?? null,
    address: null,
  })
  const names = {
    nameRu: head.name_ru ?? (head.name_kz === null ? `Тендер ${head.number}` : null),
    nameKz: head.name_kz,
    nameEn: null,
  }
  const method = head.type?.name_ru ?? null
  const portalStatus = head.status?.name_ru ?? null
  const status = values.resolve('status', toStatus(portalStatus), null, portalStatus)
  const url = toPageUrl(head.number)
  const startsAt = parsePortalInstant(head.start_date)
  return {
    tender: {
      source: 'tizilim',
      externalId: head.number,
      code: head.number,
      ...names,
      customer,
      method: values.resolve('method', toMethod(method), null, method),
      status,
      plannedAmount: head.amount,
      lotsCount: 1,
      // The list names no publication; the register takes applications from the moment it publishes.
      publishedAt: startsAt,
      applicationStartAt: startsAt,
      applicationEndAt: parsePortalInstant(head.end_date),
      applicationOpenAt: null,
      contactEmail: null,
      contactPhone: null,
      url,
      supersedesExternalId: null,
      portalCreatedAt: null,
      portalUpdatedAt: null,
      isWhole: false,
      lots: [
        {
          externalId: `${head.number}#head`,
          number: head.number,
          ...names,
          descriptionRu: null,
          descriptionKz: null,
          descriptionEn: null,
          additionalDescriptionRu: null,
          additionalDescriptionKz: null,
          additionalDescriptionEn: null,
          customer,
          status,
          amount: head.amount,
          quantity: null,
          unitRu: null,
          unitKz: null,
          unitEn: null,
          ensTruCode: null,
          ensTruNameRu: null,
          ensTruNameKz: null,
          ensTruNameEn: null,
          katoCode: null,
          deliveryAddressRu: null,
          deliveryAddressKz: null,
          deliveryAddressEn: null,
          deliveryTermDays: null,
          contractTermDays: null,
          bidSecurityVolume: null,
          localContentMin: null,
          systemCategory: null,
          url,
          withdrawn: false,
          standsForTender: true,
          portalCreatedAt: null,
          portalUpdatedAt: null,
        },
      ],
      documents: [],
    },
    unknown: values.unknown,
  }
}
