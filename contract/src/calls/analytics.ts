// Analytics of the market, from what the portals publish. Who may open which tab: domain/analytics/tabs.
import { z } from 'zod'
import { CORRIDOR_BASES } from '@tendertap/domain/analytics/corridor'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { KNOWN_FACTS, NOT_GIVEN, PURCHASE_STATES } from '@tendertap/domain/analytics/purchase-states'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { call, fileCall } from '../call.ts'
import { paged } from '../entities/paged.ts'
import { awardSums, company, corridor, period, purchaseLine, purchaseSums } from '../entities/purchase.ts'
import { amount, catalogueId, catalogueNumber, instant, textOrNull } from '../fields/fields.ts'
import { filterFlag, filterNumber, filterText, filterWholeNumber } from '../fields/filter-fields.ts'
import { lang } from '../fields/lang.ts'
import { limit, page } from '../fields/lot-filter.ts'
import { periodFields } from '../fields/period.ts'

const code = (digits: number) =>
  z
    .union([z.string().regex(new RegExp(`^\\d{${digits}}$`)), z.literal(''), z.null()])
    .optional()
    .transform((value) => value || null)

/** A code or a method, '-' where the portal gives none. */
const orNotGiven = (field: ReturnType<typeof code> | ReturnType<typeof filterText>) =>
  z.union([z.literal(NOT_GIVEN).transform(() => ''), field])

const source = z
  .union([z.enum(SOURCES), z.literal(''), z.null()])
  .optional()
  .transform((value) => value || null)

/** The month counts in which the lot was published. */
const marketFilter = {
  ...periodFields,
  source,
  /** the first two digits of the ENS TRU code */
  division: code(2),
  /** the first two digits of the KATO code */
  region: code(2),
  method: filterText(200),
}

/**
 * Only purchases of which this is known: both amounts, or the days that the decision took. Of a supplier's lots both
 * amounts are known where it is the only one.
 */
const known = z
  .union([z.enum(KNOWN_FACTS), z.literal(''), z.null()])
  .optional()
  .transform((value) => value || null)

const customersFilter = {
  ...periodFields,
  source,
  division: code(2),
  region: code(2),
  /** a part of the name, or a BIN */
  search: filterText(200),
}

const suppliersFilter = { ...periodFields, division: code(2), search: filterText(200) }

/** The month counts in which the contract was concluded. */
const pricesFilter = {
  ...periodFields,
  division: code(2),
  /** six digits of ENS TRU */
  group: code(6),
  method: filterText(200),
  customerId: filterWholeNumber(Number.MAX_SAFE_INTEGER),
}

const purchasesFilter = {
  ...marketFilter,
  division: orNotGiven(code(2)),
  region: orNotGiven(code(2)),
  method: orNotGiven(filterText(200)),
  /** only purchases that stand so */
  state: z
    .union([z.enum(PURCHASE_STATES), z.literal(''), z.null()])
    .optional()
    .transform((value) => value || null),
  known,
  customerId: filterWholeNumber(Number.MAX_SAFE_INTEGER),
  /** lots that this supplier won, by the month of the contract; for those who may see competitors */
  supplierId: filterWholeNumber(Number.MAX_SAFE_INTEGER),
  /** of a customer's or a supplier's lots */
  group: orNotGiven(code(6)),
  /**
   * only lots for which the workspace placed an offer and whose winner is known, of a supplier those that it won, by
   * the month of the contract; the other conditions do not count
   */
  placed: filterFlag,
}
type PurchasesAsked = z.output<
  z.ZodObject<Pick<typeof purchasesFilter, 'state' | 'known' | 'customerId' | 'supplierId' | 'group'>>
>

/** The rollups count the lots of the market, but neither those of a group nor those of a state with a known fact. */
const isCounted = ({ state, known: fact, customerId, supplierId, group }: PurchasesAsked): boolean =>
  customerId !== null || supplierId !== null || (group === null && (state === null || fact === null))
const UNCOUNTED = 'only of a customer or a supplier'

const comparableFilter = {
  /** of getCorridor; the other fields are those of getPrices */
  lotId: filterWholeNumber(Number.MAX_SAFE_INTEGER),
  /** of getSupplier: its lots of the period */
  supplierId: filterWholeNumber(Number.MAX_SAFE_INTEGER),
  /** of getPrices: only the step that begins at this share */
  shareFrom: filterNumber(10),
  ...pricesFilter,
}

const read = { writes: false, needsSubscription: true, ours: true } as const
const market = { ...read, access: 'member or superadmin' } as const
const prices = { ...read, access: PRICE_READERS } as const

const monthLine = purchaseSums.extend({ month: z.string() })
const companyLine = purchaseSums.extend({ company })
const awardMonthLine = awardSums.extend({ month: z.string() })
/** A class of ENS TRU by six digits; '' when the portal gives no code. */
const groupFields = { group: z.string(), nameRu: textOrNull, nameKz: textOrNull }
const awardedCompanyLine = awardSums.extend({ company })

export const analytics = {
  'analytics/getMarket': call({
    ...market,
    summary: 'Sums the purchases of a period by month, category, region, method, portal and customer.',
    input: z.object(marketFilter),
    output: z.object({
      period,
      total: purchaseSums,
      months: z.array(monthLine),
      /** '' when the portal gives no code; so too for regions and methods */
      divisions: z.array(purchaseSums.extend({ division: z.string() })),
      regions: z.array(purchaseSums.extend({ region: z.string() })),
      methods: z.array(purchaseSums.extend({ method: z.string() })),
      sources: z.array(purchaseSums.extend({ source: z.string() })),
      /** the largest by planned sum, whatever the method */
      customers: z.array(companyLine),
    }),
  }),
  'analytics/saveMarket': fileCall({
    ...market,
    summary: 'Saves the sums of the market as a spreadsheet, a sheet for each table.',
    input: z.object({ ...marketFilter, lang }),
  }),
  'analytics/getCustomers': call({
    ...market,
    summary: 'Lists customers by what they plan to spend.',
    input: z.object({ ...customersFilter, page, limit }),
    output: paged(companyLine).extend({ period }),
  }),
  'analytics/saveCustomers': fileCall({
    ...market,
    summary: 'Saves the list of customers as a spreadsheet, at most 50,000 of them.',
    input: z.object({ ...customersFilter, lang }),
  }),
  'analytics/getCustomer': call({
    ...market,
    summary: 'Tells what a customer buys, when, from whom, how fast it decides and how often it cancels.',
    input: z.object({ ...periodFields, customerId: catalogueId }),
    output: z.object({
      period,
      company,
      total: purchaseSums,
      /** days from the end of applications to the contract; null without any */
      medianDays: z.number().nullable(),
      months: z.array(monthLine),
      groups: z.array(purchaseSums.extend(groupFields)),
      methods: z.array(purchaseSums.extend({ method: z.string() })),
      /** without planned amounts for those who may not see prices */
      suppliers: z.array(awardedCompanyLine),
      /** null: too few observations, or for those who may not see prices */
      corridor: corridor.nullable(),
      /** how many purchases the corridor could be made of */
      observations: z.int(),
    }),
    refusals: ['not_found'],
  }),
  'analytics/saveCustomer': fileCall({
    ...market,
    summary: 'Saves what a customer buys as a spreadsheet, a sheet for each table.',
    input: z.object({ ...periodFields, customerId: catalogueId, lang }),
    refusals: ['not_found'],
  }),
  'analytics/getSuppliers': call({
    ...prices,
    summary: 'Lists suppliers by the sums that they won.',
    input: z.object({ ...suppliersFilter, page, limit }),
    output: paged(awardedCompanyLine).extend({ period }),
  }),
  'analytics/saveSuppliers': fileCall({
    ...prices,
    summary: 'Saves the list of suppliers as a spreadsheet, at most 50,000 of them.',
    input: z.object({ ...suppliersFilter, lang }),
  }),
  'analytics/getSupplier': call({
    ...prices,
    summary: 'Tells what a supplier wins, from whom, at which prices, and how often it won where we had applied.',
    input: z.object({ ...periodFields, supplierId: catalogueId }),
    output: z.object({
      period,
      company,
      /** it is the company of the workspace */
      isOurs: z.boolean(),
      total: awardSums,
      months: z.array(awardMonthLine),
      customers: z.array(awardedCompanyLine),
      groups: z.array(awardSums.extend(groupFields)),
      corridor: corridor.nullable(),
      /** Lots for which the workspace placed an offer and which this supplier won, the newest first. */
      headToHead: z.object({
        /** lots of the period for which the workspace placed an offer and whose winner is known */
        decided: z.int(),
        wonByUs: z.int(),
        wonByThem: z.int(),
        lots: z.array(
          z.object({
            lotId: catalogueNumber,
            TenderId: catalogueNumber,
            contractNumber: z.string(),
            nameRu: textOrNull,
            nameKz: textOrNull,
            nameEn: textOrNull,
            customer: company,
            plannedAmount: amount.nullable(),
            ourPrice: amount.nullable(),
            theirPrice: amount.nullable(),
            decidedAt: instant.nullable(),
          }),
        ),
      }),
    }),
    refusals: ['not_found'],
  }),
  'analytics/saveSupplier': fileCall({
    ...prices,
    summary: 'Saves what a supplier wins as a spreadsheet, a sheet for each table.',
    input: z.object({ ...periodFields, supplierId: catalogueId, lang }),
    refusals: ['not_found'],
  }),
  'analytics/getPrices': call({
    ...prices,
    summary: 'Tells at which shares of the planned amount comparable purchases ended.',
    input: z.object(pricesFilter),
    output: z.object({
      period,
      /** the chosen customer */
      customer: company.nullable(),
      /** how many purchases were looked at: the newest ones, at most MAX_OBSERVATIONS */
      observations: z.int(),
      /** the day of the oldest contract among them, 2026-10-02 */
      since: textOrNull,
      /** null: too few */
      corridor: corridor.nullable(),
      /** the share at which a step begins, and how many purchases are in it; empty without a corridor */
      histogram: z.array(z.object({ from: z.number(), to: z.number().nullable(), purchases: z.int() })),
      /** the classes with the most purchases among those looked at, each with its own newest purchases */
      groups: z.array(z.object({ ...groupFields, observations: z.int(), corridor: corridor.nullable() })),
    }),
  }),
  'analytics/savePrices': fileCall({
    ...prices,
    summary: 'Saves the corridor of prices, its steps and the classes of goods as a spreadsheet.',
    input: z.object({ ...pricesFilter, lang }),
  }),
  'analytics/getCorridor': call({
    ...prices,
    summary: 'Gives the corridor of prices for one lot.',
    input: z.object({ lotId: catalogueId }),
    output: z.object({
      plannedAmount: amount.nullable(),
      /** null: fewer observations than needed even in the widest comparison */
      corridor: corridor.extend({ basis: z.enum(CORRIDOR_BASES) }).nullable(),
      /** observations of the widest comparison when there is no corridor */
      observations: z.int(),
    }),
    refusals: ['not_found'],
  }),
  'analytics/getTenderResults': call({
    ...market,
    summary: 'Tells who won the lots of a tender, and what its customer has paid for the same kinds before.',
    input: z.object({ tenderId: catalogueId }),
    output: z.object({
      /** of lots with a contract */
      results: z.array(
        z.object({
          lotId: catalogueNumber,
          plannedAmount: amount.nullable(),
          awards: z.array(
            z.object({
              company,
              amount: amount.nullable(),
              concludedAt: instant.nullable(),
              participants: z.int().nullable(),
            }),
          ),
        }),
      ),
      /** of lots whose class the customer has bought often enough; prices only for those who may see prices */
      memory: z.array(
        z.object({
          lotId: catalogueNumber,
          corridor,
          /** who won most often */
          supplier: company.extend({ wins: z.int() }),
        }),
      ),
    }),
    refusals: ['not_found'],
  }),
  'analytics/getPurchases': call({
    ...market,
    summary: 'Lists the lots behind a figure, the newest first.',
    input: z.object({ ...purchasesFilter, page, limit }).refine(isCounted, UNCOUNTED),
    output: paged(purchaseLine).extend({ period }),
  }),
  'analytics/savePurchases': fileCall({
    ...market,
    summary: 'Saves the lots behind a figure as a spreadsheet, at most 50,000 of them.',
    input: z.object({ ...purchasesFilter, lang }).refine(isCounted, UNCOUNTED),
  }),
  'analytics/getComparable': call({
    ...prices,
    summary: 'Lists the lots behind a corridor of prices: of one lot, or of a filter of prices.',
    input: z.object({ ...comparableFilter, page, limit }),
    output: paged(purchaseLine),
    refusals: ['not_found'],
  }),
  'analytics/saveComparable': fileCall({
    ...prices,
    summary: 'Saves the lots behind a corridor of prices as a spreadsheet.',
    input: z.object({ ...comparableFilter, lang }),
    refusals: ['not_found'],
  }),
}
