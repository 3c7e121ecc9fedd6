// Reads the orders that the control page and tests post.
import { FAULTS, SURFACES, type FaultOrder } from '../faults.ts'
import { ACTS, ODDITIES, type ActOrder, type OddityOrder } from '../world/orders.ts'

type OrderFields = Readonly<Record<string, unknown>>

/** curl names the type of a form even when it posts JSON. */
export const isForm = (body: string, type: string) =>
  type.includes('application/x-www-form-urlencoded') && !body.startsWith('{')

/** JSON from tests, form fields from the page. */
export function readOrder(body: string, type: string): OrderFields {
  if (isForm(body, type)) return Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''))
  const read: unknown = body === '' ? {} : JSON.parse(body)
  if (typeof read !== 'object' || read === null) throw new Error('an order is an object')
  return read as OrderFields
}

function requireOneOf<const T extends string>(value: unknown, list: readonly T[], what: string): T {
  const found = list.find((one) => one === value)
  if (found === undefined) throw new Error(`${what} is one of ${list.join(', ')}`)
  return found
}

function readNumber(value: unknown): number | undefined {
  const number = value === undefined ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** The field as text; undefined when it is missing. */
export function readText(order: OrderFields, name: string): string | undefined {
  const value = order[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export function readNumbers<T extends string>(order: OrderFields, ...names: T[]): Partial<Record<T, number>> {
  const read = names.flatMap((name) => {
    const value = readNumber(order[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(read) as Partial<Record<T, number>>
}

export function readActOrder(order: OrderFields): ActOrder {
  const id = readText(order, 'id')
  const document = readText(order, 'document')
  const item = readText(order, 'item')
  return {
    act: requireOneOf(order['act'], ACTS, 'an act'),
    ...(order['source'] !== undefined && {
      source: requireOneOf(order['source'], ['ows', 'tizilim', 'epz'], 'a source'),
    }),
    ...(id !== undefined && { id }),
    ...(document !== undefined && { document }),
    ...(item !== undefined && { item }),
    ...readNumbers(order, 'days'),
  }
}

export function readOddityOrder(order: OrderFields): OddityOrder {
  return { oddity: requireOneOf(order['oddity'], ODDITIES, 'an oddity'), ...readNumbers(order, 'times', 'share') }
}

export function readFaultOrder(order: OrderFields): FaultOrder {
  return {
    fault: requireOneOf(order['fault'], FAULTS, 'a fault'),
    ...(order['surface'] !== undefined && { surface: requireOneOf(order['surface'], SURFACES, 'a surface') }),
    ...readNumbers(order, 'times', 'share', 'seconds'),
  }
}
