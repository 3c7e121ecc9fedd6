// Acts on single announcements of the state portal.
import { pickClosingMoment, DAY, MINUTE, parseMoment, formatMoment, type Moment } from '../../world/calendar.ts'
import { makeOwsTender, pickOwsMethod, pickOwsWindow } from '../../world/ows.ts'
import { LOT_STATUSES } from '../../world/ows-references.ts'
import type { OwsFile, OwsLot, OwsTrdBuy } from '../../world/ows-wire.ts'
import type { Random } from '../../world/random.ts'
import { planPurchase, planTender } from '../../world/tenders.ts'
import type { ActResult } from './orders.ts'
import { setStatus, toActResult, type OwsWorld } from './ows-steps.ts'

export function publish(
  world: OwsWorld,
  { at, item }: { at: Moment; item?: string | undefined },
  random: Random,
): ActResult {
  const planned =
    item === undefined
      ? planTender(random.pick(world.customers), 6, random)
      : planPurchase(world.customers, item, random)
  const method = pickOwsMethod(planned, random)
  const starts = at + random.int(1, 5) * MINUTE
  const ends = pickClosingMoment(at, pickOwsWindow(method, random) + 1, random)
  const timeline = {
    phase: 'open',
    created: at - DAY,
    published: at,
    starts,
    ends,
    opens: ends,
    concluded: null,
    updated: at,
  } as const
  const tender = makeOwsTender({ planned, method, timeline }, world.ids, world.baseUrl, random)
  world.rows.add(tender)
  setStatus(world, tender, 210, at)
  return toActResult(tender, { documents: listFiles(tender).map((file) => file.filePath) })
}

export function extend({ rows }: OwsWorld, tender: OwsTrdBuy, at: Moment, days: number): ActResult {
  tender.endDate = formatMoment(parseMoment(tender.endDate ?? formatMoment(at)) + days * DAY)
  rows.touch(tender, at)
  return toActResult(tender, { lots: [] })
}

export function cancel(world: OwsWorld, tender: OwsTrdBuy, at: Moment): ActResult {
  setStatus(world, tender, 430, at)
  return toActResult(tender)
}

const listFiles = (tender: OwsTrdBuy): OwsFile[] => [
  ...(tender.Files ?? []),
  ...tender.Lots.flatMap((lot) => lot.Files ?? []),
]

function renewFile(file: OwsFile, at: Moment, random: Random): OwsFile {
  return { ...file, filePath: file.filePath.replace(/[0-9a-f]{32}$/, random.hex(32)), indexDate: formatMoment(at) }
}

/** `17379679-1` becomes `17379679-2`. */
function incrementVersion(numberAnno: string): string {
  const [root, version] = numberAnno.split('-')
  return `${root}-${Number(version) + 1}`
}

const incrementAttempt = (lotNumber: string) => lotNumber.replace(/(\d+)$/, (attempt) => String(Number(attempt) + 1))

/**
 * The documentation was changed: the announcement ends in 190, and a new version with new documents takes its place.
 */
export function supersede(world: OwsWorld, old: OwsTrdBuy, at: Moment, random: Random): ActResult {
  const { rows, ids } = world
  setStatus(world, old, 190, at)
  const next = structuredClone(old)
  next.id = ids.trdBuy += random.int(1, 5)
  next.parentId = old.id
  next.numberAnno = incrementVersion(old.numberAnno)
  const renewForNext = (file: OwsFile, lots: ReadonlyMap<number, number>): OwsFile => {
    const originalName = [...lots].reduce(
      (name, [from, to]) => name.replace(String(from), String(to)),
      file.originalName.replace(String(old.id), String(next.id)),
    )
    return {
      ...renewFile(file, at, random),
      id: (next.id % 10_000_000) * 30 + (file.id % 30),
      originalName,
      objectId: [next.id],
    }
  }
  const newLots = new Map(old.Lots.map((lot) => [lot.id, (ids.lot += random.int(1, 4))]))
  next.Lots = next.Lots.map((lot) => ({
    ...lot,
    id: newLots.get(lot.id) ?? 0,
    lotNumber: incrementAttempt(lot.lotNumber),
    trdBuyId: next.id,
    trdBuyNumberAnno: next.numberAnno,
    refLotStatusId: 210,
    RefLotsStatus: LOT_STATUSES[210],
    Files: lot.Files?.map((file) => renewForNext(file, newLots)) ?? null,
  }))
  next.Files = next.Files?.map((file) => renewForNext(file, newLots)) ?? null
  next.publishDate = formatMoment(at)
  next.startDate = formatMoment(at + 2 * MINUTE)
  next.endDate = formatMoment(pickClosingMoment(at, 5, random))
  rows.add(next)
  setStatus(world, next, 210, at)
  const both = toActResult(next, { documents: listFiles(next).map((file) => file.filePath) })
  return {
    ...both,
    tenders: [String(old.id), ...both.tenders],
    lots: [...old.Lots.map((lot) => String(lot.id)), ...both.lots],
  }
}

/** A change of a lot updates the date of its announcement only half of the time. */
function touchLot({ rows }: OwsWorld, lot: OwsLot, tender: OwsTrdBuy, at: Moment, random: Random): ActResult {
  rows.touch(lot, at)
  const touchesTender = random.chance(0.5)
  if (touchesTender) rows.touch(tender, at)
  return toActResult(tender, { lots: [String(lot.id)], tenders: touchesTender ? [String(tender.id)] : [] })
}

/** The address is the file's identity: a new document has a new one. Null when there is no document to replace. */
export function replaceDocument(
  world: OwsWorld,
  tender: OwsTrdBuy,
  { at, named = '' }: { at: Moment; named?: string },
  random: Random,
): ActResult | null {
  const files = listFiles(tender).filter(({ originalName }) => originalName.includes(named))
  if (files.length === 0) return null
  const old = random.pick(files)
  const next = renewFile(old, at, random)
  const swap = (list: OwsFile[] | null) => list?.map((file) => (file === old ? next : file)) ?? null
  const lot = tender.Lots.find((one) => one.Files?.includes(old))
  if (lot) {
    lot.Files = swap(lot.Files)
    return { ...touchLot(world, lot, tender, at, random), documents: [next.filePath] }
  }
  tender.Files = swap(tender.Files)
  world.rows.touch(tender, at)
  return toActResult(tender, { lots: [], documents: [next.filePath] })
}

/** The officer corrects one lot: the sum and a word in the description. */
export function amendLot(world: OwsWorld, tender: OwsTrdBuy, at: Moment, random: Random): ActResult | null {
  if (tender.Lots.length === 0) return null
  const lot = random.pick(tender.Lots)
  lot.amount = Math.round(lot.amount * (0.8 + random.next() * 0.35) * 100) / 100
  if (lot.descriptionRu) lot.descriptionRu = `${lot.descriptionRu.replace(/, уточнено$/, '')}, уточнено`
  tender.totalSum = Math.round(tender.Lots.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100
  return touchLot(world, lot, tender, at, random)
}

/**
 * The lot disappears from every answer; only the journal shows the deletion. Null for the last lot of an announcement.
 */
export function deleteLot(world: OwsWorld, tender: OwsTrdBuy, at: Moment, random: Random): ActResult | null {
  if (tender.Lots.length < 2) return null
  const lot = random.pick(tender.Lots)
  world.rows.removeLot(lot, at)
  tender.Files = tender.Files?.filter((file) => !file.originalName.includes(`_${lot.id}.`)) ?? null
  tender.countLots = tender.Lots.length
  tender.totalSum = Math.round(tender.Lots.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100
  const touchesTender = random.chance(0.5)
  if (touchesTender) world.rows.touch(tender, at)
  return toActResult(tender, { lots: [String(lot.id)], tenders: touchesTender ? [String(tender.id)] : [] })
}
