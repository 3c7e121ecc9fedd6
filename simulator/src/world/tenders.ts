// What is bought, by whom and for how much; the portals' shapes and the dates come later.
import { GROUPS } from './commodities/groups.ts'
import { REMARKS } from './commodities/remarks.ts'
import { describe, type CommodityGroup, type Item, type Text, type Translation } from './commodities/template.ts'
import type { Customer } from './customers.ts'
import { pickPrice, pickQuantity } from './pricing.ts'
import type { Random } from './random.ts'

export interface Position {
  item: Item
  details: Translation
  remark: Translation | null
  quantity: number
  /** Tiyn. */
  price: number
}

export interface PlannedLot {
  /** More than one in a joint lot. */
  positions: readonly [Position, ...Position[]]
}

export interface PlannedTender {
  customer: Customer
  group: CommodityGroup
  notice: Translation
  lots: PlannedLot[]
  /** In which languages the officer filled it in. */
  languages: 'both' | 'ru' | 'kz'
}

export function calculateAmount(lot: PlannedLot): number {
  return lot.positions.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

const LOTS_PER_TENDER: readonly (readonly [count: number, weight: number])[] = [
  [1, 40],
  [2, 22],
  [3, 14],
  [4, 9],
  [5, 6],
  [7, 5],
  [9, 3],
  [12, 1],
]

function translate([ru, kz, en]: Text): Translation {
  return { ru, kz, en: en ?? null }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function makePosition(group: CommodityGroup, items: readonly Item[], random: Random): Position {
  const item = random.pick(items)
  const remark = random.chance(0.55) ? translate(random.pick(REMARKS[group.remarks])) : null
  return {
    item,
    details: describe(item, random),
    remark,
    quantity: pickQuantity(item, random),
    price: pickPrice(item, random),
  }
}

/** Positions that differ from one another; fewer than asked for where the group has no more. */
function makePositions(group: CommodityGroup, items: readonly Item[], count: number, random: Random): Position[] {
  const found = new Map<string, Position>()
  for (let attempt = 0; found.size < count && attempt < count * 8; attempt++) {
    const position = makePosition(group, items, random)
    // Two lots for the same one-off service in one tender would read as a mistake.
    const single = position.item.quantity[1] === 1
    const key = single ? position.item.name[0] : position.item.name[0] + position.details.ru
    if (!found.has(key)) found.set(key, position)
  }
  return [...found.values()]
}

function makeNotice(group: CommodityGroup, lots: readonly PlannedLot[], random: Random): Translation {
  const notice = translate(random.pick(group.notices))
  const only = lots.length === 1 && lots[0]?.positions.length === 1 ? lots[0].positions[0] : null
  if (only && group.subject === 'goods' && random.chance(0.6)) {
    const [ru, kz, en] = only.item.name
    const withItem = (text: string, item: string) => `${text} (${lowerFirst(item)})`
    return {
      ru: withItem(notice.ru, ru),
      kz: withItem(notice.kz, kz),
      en: notice.en && en ? withItem(notice.en, en) : notice.en,
    }
  }
  // A general heading would not fit the only lot.
  return only && group.subject !== 'goods' ? translate(only.item.name) : notice
}

function pickLanguages(customer: Customer, random: Random): PlannedTender['languages'] {
  const roll = random.next()
  if (customer.place.kazakhFirst && customer.en === null) return roll < 0.26 ? 'kz' : roll < 0.88 ? 'both' : 'ru'
  return roll < 0.03 ? 'kz' : roll < 0.6 ? 'both' : 'ru'
}

/** One tender of at most that many lots. */
export function planTender(customer: Customer, most: number, random: Random): PlannedTender {
  const groups = GROUPS.filter((group) => group.buyers.includes(customer.sector))
  const group = random.weighted(groups, ({ weight }) => weight)
  const items = group.items.filter(({ only }) => !only || only.includes(customer.sector))
  const wanted = Math.min(most, random.weighted(LOTS_PER_TENDER, ([, weight]) => weight)[0])
  const jointly = group.subject === 'goods' && customer.en === null && items.length > 2 && random.chance(0.08)
  const positions = makePositions(group, items, jointly ? random.int(3, 10) : wanted, random)
  const [first, ...rest] = positions
  if (!first) throw new Error(`nothing to buy in ${group.key}`)
  const lots: PlannedLot[] = jointly
    ? [{ positions: [first, ...rest] }]
    : positions.map((position) => ({ positions: [position] }))
  return { customer, group, lots, notice: makeNotice(group, lots, random), languages: pickLanguages(customer, random) }
}

/** A tender of one lot: that item, known by its Russian name, for a customer who buys such things. */
export function planPurchase(customers: readonly Customer[], itemName: string, random: Random): PlannedTender {
  const group = GROUPS.find(({ items }) => items.some(({ name }) => name[0] === itemName))
  const suits = ({ only }: Item, { sector }: Customer) => !only || only.includes(sector)
  const items = group?.items.filter(({ name }) => name[0] === itemName) ?? []
  const buyers = customers.filter(
    (customer) => group?.buyers.includes(customer.sector) && items.some((item) => suits(item, customer)),
  )
  if (!group || buyers.length === 0) throw new Error(`nobody here buys ${itemName}`)
  const customer = random.pick(buyers)
  const wanted = items.filter((item) => suits(item, customer))
  const lots: PlannedLot[] = [{ positions: [makePosition(group, wanted, random)] }]
  return { customer, group, lots, notice: makeNotice(group, lots, random), languages: 'both' }
}

/** Exactly that many lots, bought by these customers. */
export function planTenders(customers: readonly Customer[], lots: number, random: Random): PlannedTender[] {
  const tenders: PlannedTender[] = []
  for (let left = lots; left > 0; left -= tenders.at(-1)?.lots.length ?? 0)
    tenders.push(planTender(random.pick(customers), left, random))
  return tenders
}
