// POST /v3/graphql: our part of the schema over the world's rows, with the portal's page info beside the data.
import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLFormattedError } from 'graphql'
import { TRADE_METHODS } from '../../world/ows-references.ts'
import type { OwsContract, OwsLot, OwsPlan, OwsSubject } from '../../world/ows-wire.ts'
import type { OwsWorld } from '../world/ows-steps.ts'
import { createPages, type PageRequest, type PageInfo, type RegisterPage } from './pages.ts'
import { OWS_SCHEMA } from './schema.ts'

interface Context {
  rows: OwsWorld['rows']
  findSubject(bin: string): OwsSubject | null
  pageInfo: PageInfo | null
}

export interface GraphqlAnswer {
  data?: unknown
  errors?: readonly GraphQLFormattedError[]
  extensions?: { pageInfo: PageInfo }
}

export interface OwsGraphql {
  answer(query: string, variables: Readonly<Record<string, unknown>>, stuck: boolean): GraphqlAnswer
}

const MAX_PARSED = 50

const findMethod = (id: number) => (id in TRADE_METHODS ? TRADE_METHODS[id as keyof typeof TRADE_METHODS] : null)

type Resolve = (row: OwsLot & OwsContract, context: Context) => unknown

/** Sets the resolver of a field that is not in the row itself. */
function resolveIn(type: 'Lots' | 'Contract', field: string, resolve: Resolve): void {
  const found = OWS_SCHEMA.getType(type)
  if (!found || !('getFields' in found)) throw new Error(`the schema has no ${type}`)
  const known = found.getFields()[field]
  if (!known || !('resolve' in known)) throw new Error(`${type} has no ${field}`)
  known.resolve = (row: OwsLot & OwsContract, _asked: unknown, context: Context) => resolve(row, context)
}

resolveIn('Lots', 'TrdBuy', (lot, { rows }) => rows.tender(lot.trdBuyId) ?? null)
resolveIn('Lots', 'RefTradeMethods', (lot) => findMethod(lot.refTradeMethodsId))
resolveIn('Lots', 'RefBuyTradeMethods', (lot) => findMethod(lot.refBuyTradeMethodsId))
resolveIn('Lots', 'Customer', (lot, { findSubject }) => findSubject(lot.customerBin))
resolveIn('Contract', 'Customer', (contract, { findSubject }) => findSubject(contract.customerBin))

/** The page of a stuck cursor: the last row again, and a promise of more. */
function makeStuckPage<T extends { id: number }>(
  page: RegisterPage<T>,
  after: number,
  row: T | undefined,
): RegisterPage<T> {
  return { rows: row ? [row] : page.rows.slice(0, 1), pageInfo: { ...page.pageInfo, hasNextPage: true, lastId: after } }
}

export function createOwsGraphql(world: OwsWorld): OwsGraphql {
  const { rows, suppliers } = world
  const registers = createPages()
  const subjects = (): (OwsSubject & { id: number })[] => {
    const organizers = new Map(rows.tenders.flatMap(({ Organizer: one }) => (one ? [[one.pid, one] as const] : [])))
    for (const supplier of suppliers.all) organizers.set(supplier.pid, supplier)
    return [...organizers.values()].map((one) => ({ ...one, id: one.pid })).toSorted((a, b) => a.id - b.id)
  }
  const plans = (): OwsPlan[] => rows.lots.flatMap((lot) => lot.Plans).toSorted((a, b) => a.id - b.id)
  const findSubject = (bin: string) =>
    suppliers.all.find((one) => one.bin === bin) ??
    rows.tenders.find((tender) => tender.orgBin === bin)?.Organizer ??
    null
  const tables = {
    TrdBuy: () => rows.tenders,
    Lots: () => rows.lots,
    Contract: () => rows.contracts,
    Subjects: subjects,
    Plans: plans,
  } as const

  function readPage(register: keyof typeof tables, asked: PageRequest, stuck: boolean): RegisterPage<{ id: number }> {
    const all: readonly { id: number; indexDate?: string }[] = tables[register]()
    const page = registers.page(register, all, rows.version(), asked)
    if (!stuck || typeof asked.after !== 'number') return page
    return makeStuckPage(
      page,
      asked.after,
      all.find((row) => row.id === asked.after),
    )
  }

  const parsed = new Map<string, DocumentNode | readonly GraphQLFormattedError[]>()
  function read(query: string): DocumentNode | readonly GraphQLFormattedError[] {
    const known = parsed.get(query)
    if (known) return known
    let result: DocumentNode | readonly GraphQLFormattedError[]
    try {
      const document = parse(query)
      const problems = validate(OWS_SCHEMA, document)
      result = problems.length > 0 ? problems.map((problem) => problem.toJSON()) : document
    } catch (problem) {
      result = [{ message: problem instanceof Error ? problem.message : String(problem) }]
    }
    if (parsed.size > MAX_PARSED) parsed.clear()
    parsed.set(query, result)
    return result
  }

  return {
    answer(query, variables, stuck) {
      const document = read(query)
      if (!('kind' in document)) return { errors: document }
      const context: Context = { rows, findSubject, pageInfo: null }
      const rootValue = Object.fromEntries(
        (Object.keys(tables) as (keyof typeof tables)[]).map((register) => [
          register,
          (asked: PageRequest) => {
            const page = readPage(register, asked, stuck)
            context.pageInfo = page.pageInfo
            // Nothing found is null, not an empty list.
            return page.rows.length > 0 ? page.rows : null
          },
        ]),
      )
      const result = execute({
        schema: OWS_SCHEMA,
        document,
        rootValue,
        contextValue: context,
        variableValues: variables,
      }) as ExecutionResult
      return {
        ...(result.data !== undefined && { data: result.data }),
        ...(result.errors && { errors: result.errors.map((problem) => problem.toJSON()) }),
        ...(context.pageInfo && { extensions: { pageInfo: context.pageInfo } }),
      }
    },
  }
}
