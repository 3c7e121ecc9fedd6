// Reads what the control page and tests post.
import { FAULTS, SURFACES, type FaultOrder } from '../faults.ts'
import { ACTS, ODDITIES, type ActOrder, type OddityOrder } from '../world/orders.ts'

type Posted = Readonly<Record<string, unknown>>

/** curl says form when it posts JSON. */
export const isForm = (body: string, type: string) =>
  type.includes('application/x-www-form-urlencoded') && !body.startsWith('{')

/** JSON from tests, form fields from the page. */
export function posted(body: string, type: string): Posted {
  if (isForm(body, type)) return Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''))
  const read: unknown = body === '' ? {} : JSON.parse(body)
  if (typeof read !== 'object' || read === null) throw new Error('an order is an object')
  return read as Posted
}

function oneOf<const T extends string>(value: unknown, list: readonly T[], what: string): T {
  const found = list.find((one) => one === value)
  if (found === undefined) throw new Error(`${what} is one of ${list.join(', ')}`)
  return found
}

function amount(value: unknown): number | undefined {
  const number = value === undefined ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Its text, where there is some. */
export function written(order: Posted, name: string): string | undefined {
  const value = order[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export function numbered<T extends string>(order: Posted, ...names: T[]): Partial<Record<T, number>> {
  const read = names.flatMap((name) => {
    const value = amount(order[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(read) as Partial<Record<T, number>>
}

export function actOf(order: Posted): ActOrder {
  const id = written(order, 'id')
  return {
    act: oneOf(order['act'], ACTS, 'an act'),
    ...(order['source'] !== undefined && { source: oneOf(order['source'], ['ows', 'tizilim', 'epz'], 'a source') }),
    ...(id !== undefined && { id }),
    ...numbered(order, 'days'),
  }
}

export function oddityOf(order: Posted): OddityOrder {
  return { oddity: oneOf(order['oddity'], ODDITIES, 'an oddity'), ...numbered(order, 'times', 'share') }
}

export function faultOf(order: Posted): FaultOrder {
  return {
    fault: oneOf(order['fault'], FAULTS, 'a fault'),
    ...(order['surface'] !== undefined && { surface: oneOf(order['surface'], SURFACES, 'a surface') }),
    ...numbered(order, 'times', 'share', 'seconds'),
  }
}
