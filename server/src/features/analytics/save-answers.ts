import type { analytics } from '@tendertap/contract/calls/analytics'
import { completePeriod } from '@tendertap/domain/analytics/months'
import { pickName } from '@tendertap/domain/analytics/names'
import { DEFAULT_LANGUAGE, type Language } from '@tendertap/domain/languages'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addDay } from '../../spreadsheets/list-workbook.ts'
import { toWorkbook } from '../../spreadsheets/workbook.ts'
import type { Company } from '../lots/named-company.ts'
import { savePurchases } from '../lots/purchase-file.ts'
import { byContracts, byPlanned } from './companies.ts'
import { listComparable } from './comparable.ts'
import {
  countPurchases,
  listLotIds,
  listPurchasesOf,
  presentPurchase,
  requireCompetitors,
  selectPurchases,
} from './purchases.ts'
import { saveRanked } from './save-ranked.ts'
import {
  listCustomerColumns,
  listSupplierColumns,
  toCustomerSheets,
  toMarketSheets,
  toPriceSheets,
  toSupplierSheets,
} from './sheets.ts'

export type Saved = Extract<keyof typeof analytics, `${string}/save${string}`>
type Asked = 'analytics/getMarket' | 'analytics/getCustomer' | 'analytics/getSupplier' | 'analytics/getPrices'

/** What the calls answer, as files. */
export const saveAnswers = (answers: Handlers<Asked>): Handlers<Saved> => ({
  'analytics/saveMarket': async (context, { lang = DEFAULT_LANGUAGE, ...filter }) =>
    toWorkbook(
      addDay(ANALYTICS_WORDS[lang].tabs.market),
      toMarketSheets(await answers['analytics/getMarket'](context, filter), filter.method, lang),
    ),

  'analytics/saveCustomers': (context, { lang = DEFAULT_LANGUAGE, from, to, ...ranking }) =>
    saveRanked(context, {
      name: ANALYTICS_WORDS[lang].customers.title,
      lang,
      columns: listCustomerColumns(lang),
      by: byPlanned({ period: completePeriod({ from, to }, new Date()), ...ranking }),
    }),

  'analytics/saveCustomer': async (context, { lang = DEFAULT_LANGUAGE, ...asked }) => {
    const card = await answers['analytics/getCustomer'](context, asked)
    return toWorkbook(addDay(nameCompany(card, lang)), toCustomerSheets(card, lang))
  },

  'analytics/saveSuppliers': (context, { lang = DEFAULT_LANGUAGE, from, to, ...ranking }) =>
    saveRanked(context, {
      name: ANALYTICS_WORDS[lang].competitors.title,
      lang,
      columns: listSupplierColumns(lang),
      by: byContracts({ period: completePeriod({ from, to }, new Date()), ...ranking }),
    }),

  'analytics/saveSupplier': async (context, { lang = DEFAULT_LANGUAGE, ...asked }) => {
    const card = await answers['analytics/getSupplier'](context, asked)
    return toWorkbook(addDay(nameCompany(card, lang)), toSupplierSheets(card, lang))
  },

  'analytics/savePrices': async (context, { lang = DEFAULT_LANGUAGE, ...filter }) =>
    toWorkbook(
      addDay(ANALYTICS_WORDS[lang].tabs.prices),
      toPriceSheets(await answers['analytics/getPrices'](context, filter), lang),
    ),

  'analytics/savePurchases': async (context, { lang = DEFAULT_LANGUAGE, from, to, ...filter }) =>
    savePurchases(context, {
      lang,
      admit: (person) => requireCompetitors(person, filter),
      listIds: async (scope, limit) => {
        const selection = selectPurchases(scope, { period: completePeriod({ from, to }, new Date()), ...filter })
        const counted = await countPurchases(scope, selection.count)
        return listLotIds(scope, selection.page({ offset: 0, limit }, counted))
      },
      listLines: listLinesOf(filter.supplierId),
    }),

  'analytics/saveComparable': async (context, { lang = DEFAULT_LANGUAGE, from, to, ...filter }) =>
    savePurchases(context, {
      lang,
      // they are never as many as a file takes
      listIds: (scope) => listComparable(scope, { period: completePeriod({ from, to }, new Date()), ...filter }),
      listLines: listLinesOf(filter.supplierId),
    }),
})

const listLinesOf = (supplierId: number | null) => async (scope: Scope, ids: readonly number[]) =>
  (await listPurchasesOf(scope, ids, supplierId)).map(presentPurchase)

const nameCompany = ({ company }: { company: Company }, lang: Language) =>
  pickName(company, lang)?.text ?? ANALYTICS_WORDS[lang].notGiven
