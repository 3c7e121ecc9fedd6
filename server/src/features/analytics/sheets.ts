// The tables of the analytics as sheets, with the words of the screens.
import type { Output } from '@tendertap/contract/calls/index'
import type { Corridor } from '@tendertap/domain/analytics/corridor'
import {
  calculateAverageDays,
  calculateCancelRate,
  calculateDrop,
  calculateShareOfPlan,
  type PurchaseSums,
} from '@tendertap/domain/analytics/figures'
import type { Period } from '@tendertap/domain/analytics/months'
import { createNames, pickName } from '@tendertap/domain/analytics/names'
import type { Language } from '@tendertap/domain/languages'
import { WORDS } from '@tendertap/domain/words/all'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import { describeCut } from '../../spreadsheets/list-workbook.ts'
import { toSheet, type ColumnOf } from '../../spreadsheets/table.ts'
import type { Sheet } from '../../spreadsheets/workbook.ts'
import type { Company } from '../lots/named-company.ts'
import type { AwardSums } from './award-sums.ts'

const MONEY = 20
const SHARE = 16
const COUNT = 12
const NAME = 50

interface Grouped {
  group: string
  nameRu: string | null
  nameKz: string | null
}

/** The columns that several tables share. */
function describe(lang: Language) {
  const words = WORDS[lang]
  const analytics = ANALYTICS_WORDS[lang]
  const { columns, figures, inFiles } = analytics
  const names = createNames(lang, { ...words, ...analytics })
  const purchases: ColumnOf<PurchaseSums>[] = [
    [columns.lots, 'number', COUNT, ({ lots }) => lots],
    [figures.planned, 'money', MONEY, ({ planned }) => planned],
    [figures.final, 'money', MONEY, ({ final }) => final],
    [columns.shareOfPlan, 'share', SHARE, calculateShareOfPlan],
    [figures.cancelRate, 'share', SHARE, calculateCancelRate],
  ]
  const awards: ColumnOf<AwardSums>[] = [
    [columns.wins, 'number', COUNT, ({ wins }) => wins],
    [figures.final, 'money', MONEY, ({ final }) => final],
    [columns.shareOfPlan, 'share', SHARE, calculateShareOfPlan],
    [columns.drop, 'share', SHARE, calculateDrop],
  ]
  const month: ColumnOf<{ month: string }> = [columns.month, 'month', COUNT, (line) => line.month]
  const company: ColumnOf<{ company: Company }>[] = [
    [columns.name, 'text', NAME, (line) => names.company(line.company).text],
    [inFiles.bin, 'text', 15, (line) => line.company.bin],
  ]
  const group: ColumnOf<Grouped>[] = [
    [words.lotFields.ensTru, 'text', 14, (line) => line.group],
    [columns.name, 'text', NAME, (line) => names.group(line).text],
  ]
  const period: ColumnOf<{ period: Period }>[] = [
    [inFiles.from, 'month', COUNT, (line) => line.period.from],
    [inFiles.to, 'month', COUNT, (line) => line.period.to],
  ]
  const corridor: ColumnOf<{ corridor: Corridor | null }>[] = [
    [inFiles.low, 'share', SHARE, (line) => line.corridor?.low],
    [inFiles.median, 'share', SHARE, (line) => line.corridor?.median],
    [inFiles.high, 'share', SHARE, (line) => line.corridor?.high],
  ]
  return { words, analytics, names, purchases, awards, month, company, group, period, corridor }
}

const toTenths = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10)

export const listCustomerColumns = (lang: Language): ColumnOf<PurchaseSums & { company: Company }>[] => {
  const { company, purchases } = describe(lang)
  return [...company, ...purchases]
}

export const listSupplierColumns = (lang: Language): ColumnOf<AwardSums & { company: Company }>[] => {
  const { company, awards } = describe(lang)
  return [...company, ...awards]
}

export function toMarketSheets(
  market: Output<'analytics/getMarket'>,
  chosenMethod: string | null,
  lang: Language,
): Sheet[] {
  const { words, analytics, names, purchases, month, company, period } = describe(lang)
  const { columns, figures, inFiles, tabs, market: titles } = analytics
  const total: ColumnOf<typeof market>[] = [
    ...period,
    [figures.lots, 'number', COUNT, (line) => line.total.lots],
    [figures.planned, 'money', MONEY, (line) => line.total.planned],
    [figures.final, 'money', MONEY, (line) => line.total.final],
    [figures.shareOfPlan, 'share', SHARE, (line) => calculateShareOfPlan(line.total)],
    [figures.cancelRate, 'share', SHARE, (line) => calculateCancelRate(line.total)],
    [inFiles.days(figures.averageDays), 'number', 28, (line) => toTenths(calculateAverageDays(line.total))],
  ]
  return [
    toSheet(tabs.market, [market], total),
    toSheet(titles.months, market.months, [month, ...purchases]),
    // customers are not counted by method, and their sums would not fit the other sheets
    ...(chosenMethod === null ? [toSheet(titles.customers, market.customers, [...company, ...purchases])] : []),
    toSheet(titles.divisions, market.divisions, [
      [words.lotFields.ensTru, 'text', 14, ({ division }) => division],
      [columns.name, 'text', NAME, ({ division }) => names.division(division).text],
      ...purchases,
    ]),
    toSheet(titles.regions, market.regions, [
      [columns.name, 'text', NAME, ({ region }) => names.region(region).text],
      ...purchases,
    ]),
    toSheet(titles.methods, market.methods, [
      [columns.name, 'text', NAME, ({ method }) => names.method(method).text],
      ...purchases,
    ]),
    toSheet(titles.sources, market.sources, [
      [columns.name, 'text', NAME, ({ source }) => names.source(source).text],
      ...purchases,
    ]),
  ]
}

export function toCustomerSheets(card: Output<'analytics/getCustomer'>, lang: Language): Sheet[] {
  const { analytics, names, purchases, awards, month, company, group, period, corridor, words } = describe(lang)
  const { columns, figures, inFiles, customers: titles } = analytics
  const total: ColumnOf<typeof card>[] = [
    ...company,
    ...period,
    [figures.lots, 'number', COUNT, (line) => line.total.lots],
    [figures.planned, 'money', MONEY, (line) => line.total.planned],
    [figures.final, 'money', MONEY, (line) => line.total.final],
    [figures.shareOfPlan, 'share', SHARE, (line) => calculateShareOfPlan(line.total)],
    [figures.cancelRate, 'share', SHARE, (line) => calculateCancelRate(line.total)],
    [inFiles.days(figures.medianDays), 'number', 28, ({ medianDays }) => toTenths(medianDays)],
    ...corridor,
  ]
  return [
    toSheet(words.lotFields.customer, [card], total),
    toSheet(titles.months, card.months, [month, ...purchases]),
    toSheet(titles.groups, card.groups, [...group, ...purchases]),
    toSheet(titles.suppliers, card.suppliers, [...company, ...awards]),
    toSheet(titles.methods, card.methods, [
      [columns.name, 'text', NAME, ({ method }) => names.method(method).text],
      ...purchases,
    ]),
  ]
}

export function toSupplierSheets(card: Output<'analytics/getSupplier'>, lang: Language): Sheet[] {
  const { analytics, names, awards, month, company, group, period, corridor, words } = describe(lang)
  const { columns, figures, inFiles, competitors: titles } = analytics
  const { lotFields } = words
  const { lots, wonByThem } = card.headToHead
  const total: ColumnOf<typeof card>[] = [
    ...company,
    ...period,
    [figures.wins, 'number', COUNT, (line) => line.total.wins],
    [figures.final, 'money', MONEY, (line) => line.total.final],
    [figures.drop, 'share', SHARE, (line) => calculateDrop(line.total)],
    ...corridor,
    [inFiles.decided, 'number', 24, ({ headToHead }) => headToHead.decided],
    [inFiles.wonByUs, 'number', SHARE, ({ headToHead }) => headToHead.wonByUs],
    [inFiles.wonByThem, 'number', SHARE, ({ headToHead }) => headToHead.wonByThem],
  ]
  return [
    toSheet(inFiles.supplier, [card], total),
    toSheet(titles.months, card.months, [month, ...awards]),
    toSheet(titles.customers, card.customers, [...company, ...awards]),
    toSheet(titles.groups, card.groups, [...group, ...awards]),
    toSheet(titles.headToHead, lots, [
      [lotFields.number, 'text', 18, ({ contractNumber }) => contractNumber],
      [lotFields.name, 'text', NAME, (lot) => pickName(lot, lang)?.text],
      [lotFields.customer, 'text', NAME, ({ customer }) => names.company(customer).text],
      [columns.planned, 'money', MONEY, ({ plannedAmount }) => plannedAmount],
      [columns.ours, 'money', MONEY, ({ ourPrice }) => ourPrice],
      [columns.theirs, 'money', MONEY, ({ theirPrice }) => theirPrice],
      [lotFields.resultsDate, 'instant', 17, ({ decidedAt }) => decidedAt],
    ]),
    ...(wonByThem > lots.length
      ? [describeCut(lang, lots.length, (_, shown) => `${titles.headToHead}, ${shown}`)]
      : []),
  ]
}

export function toPriceSheets(prices: Output<'analytics/getPrices'>, lang: Language): Sheet[] {
  const { analytics, names, group, period, corridor, words } = describe(lang)
  const { columns, inFiles, prices: titles } = analytics
  const total: ColumnOf<typeof prices>[] = [
    ...period,
    [words.lotFields.customer, 'text', NAME, ({ customer }) => customer && names.company(customer).text],
    [columns.purchases, 'number', COUNT, ({ observations }) => observations],
    ...corridor,
  ]
  return [
    toSheet(columns.corridor, [prices], total),
    toSheet(titles.distribution, prices.histogram, [
      [inFiles.shareFrom, 'percent', 24, ({ from }) => from],
      [inFiles.shareTo, 'percent', 24, ({ to }) => to],
      [columns.purchases, 'number', COUNT, ({ purchases }) => purchases],
    ]),
    toSheet(titles.groups, prices.groups, [
      ...group,
      [columns.purchases, 'number', COUNT, ({ observations }) => observations],
      ...corridor,
    ]),
  ]
}
