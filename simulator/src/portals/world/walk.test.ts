import { describe, expect, test } from 'vitest'
import { parseMoment } from '../../world/calendar.ts'
import type { OwsTrdBuy } from '../../world/ows-wire.ts'
import { createVirtualClock } from '../clock.ts'
import { STARTED } from '../testing/test-client.ts'
import { calculateChecksums } from './checksums.ts'
import { createPortalWorld, type PortalWorld } from './portal-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function makeWorld(secondsBetweenActs = 0, seed = 7): PortalWorld & { pass(milliseconds: number): void } {
  const clock = createVirtualClock(STARTED, 0)
  const at = { ows: 'http://127.0.0.1/ows', tizilim: 'http://127.0.0.1/tizilim', epz: 'http://127.0.0.1/epz' }
  const world = createPortalWorld({ seed, startedAt: STARTED, lots: 600, clock, secondsBetweenActs, at })
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds)
    world.catchUp()
  }
  return { ...world, pass }
}

function findTender(world: PortalWorld, id: string | undefined): OwsTrdBuy {
  const tender = world.ows.rows.tender(Number(id))
  if (!tender) throw new Error(`no announcement ${id}`)
  return tender
}

describe('an announcement of the state portal', () => {
  test('is about what it was ordered to be about, in one lot and both languages', () => {
    const world = makeWorld()
    const tender = findTender(world, world.act({ act: 'publish', item: 'Микроскоп' }).tenders[0])
    expect(tender.Lots.map(({ nameRu, nameKz }) => [nameRu, nameKz])).toEqual([['Микроскоп', expect.any(String)]])
    expect(() => world.act({ act: 'publish', item: 'Коньки' })).toThrow('nobody here buys Коньки')
  })

  test('moves 210 → 220 or 240 → 250 → 320 → 330 → 350 with its lots in 360 or 370, and then to a contract', () => {
    const world = makeWorld()
    const tender = findTender(world, world.act({ act: 'publish' }).tenders[0])
    const seen = [tender.refBuyStatusId]
    const dates = [tender.lastUpdateDate]
    for (let hour = 0; hour < 24 * 60; hour++) {
      world.pass(HOUR)
      if (tender.refBuyStatusId === seen.at(-1)) continue
      seen.push(tender.refBuyStatusId)
      dates.push(tender.lastUpdateDate)
      expect(tender.Lots.every((lot) => lot.lastUpdateDate === tender.lastUpdateDate)).toBe(true)
    }
    expect(seen.map((status) => (status === 240 ? 220 : status))).toEqual([210, 220, 250, 320, 330, 350])
    expect(dates).toEqual(dates.toSorted())
    expect(dates[2]).toBe(tender.endDate)
    expect(tender.Lots.every((lot) => [360, 370].includes(lot.refLotStatusId))).toBe(true)
    const bought = tender.Lots.filter((lot) => lot.refLotStatusId === 360).map(({ id }) => id)
    const contracted = world.ows.rows.contracts
      .filter(({ trdBuyId }) => trdBuyId === tender.id)
      .flatMap(({ ContractUnits }) => ContractUnits.map(({ lotId }) => lotId))
    expect(new Set(contracted)).toEqual(new Set(bought))
  })

  test('is closed at its new deadline when the deadline was moved', () => {
    const world = makeWorld()
    const tender = findTender(world, world.act({ act: 'publish' }).tenders[0])
    const before = parseMoment(tender.endDate ?? '')
    world.pass(HOUR)
    const { lastUpdateDate } = tender
    world.pass(HOUR)
    expect(world.act({ act: 'extend', id: String(tender.id), days: 4 })).toMatchObject({
      tenders: [String(tender.id)],
      lots: [],
    })
    expect(parseMoment(tender.endDate ?? '') - before).toBe(4 * DAY)
    expect(tender.lastUpdateDate > lastUpdateDate).toBe(true)
    world.pass(before - parseMoment(tender.lastUpdateDate) + HOUR)
    expect([220, 240]).toContain(tender.refBuyStatusId)
    world.pass(4 * DAY)
    expect([220, 240]).not.toContain(tender.refBuyStatusId)
  })

  test('stays at 430 with all its lots after it was cancelled', () => {
    const world = makeWorld()
    const tender = findTender(world, world.act({ act: 'cancel' }).tenders[0])
    world.pass(30 * DAY)
    expect([tender.refBuyStatusId, ...tender.Lots.map((lot) => lot.refLotStatusId)]).toEqual([
      430,
      ...tender.Lots.map(() => 430),
    ])
  })

  test('with changed documentation ends at 190, and a new version with new lots and documents names it as its parent', () => {
    const world = makeWorld()
    const [oldId, newId] = world.act({ act: 'supersede' }).tenders
    const [old, next] = [findTender(world, oldId), findTender(world, newId)]
    expect([old.refBuyStatusId, next.refBuyStatusId, next.parentId]).toEqual([190, 210, old.id])
    expect(next.numberAnno).toBe(old.numberAnno.replace(/\d+$/, (version) => String(Number(version) + 1)))
    expect(old.Lots.every((lot) => lot.refLotStatusId === 190)).toBe(true)
    const documents = (tender: OwsTrdBuy) => [...(tender.Files ?? []), ...tender.Lots.flatMap((lot) => lot.Files ?? [])]
    const addresses = [old, next].flatMap(documents).map(({ filePath }) => filePath)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { originalName } of documents(next).filter((file) => file.originalName.startsWith('techspec'))) {
      expect(originalName).toMatch(
        new RegExp(`^techspec_${next.id}_(${next.Lots.map(({ id }) => id).join('|')})?\\.pdf$`),
      )
    }
    expect(world.ows.rows.lot(next.Lots[0]?.id ?? 0)).toBe(next.Lots[0])
  })

  test('with a replaced document shows another address in its place', () => {
    const world = makeWorld()
    const before = new Set(world.expected(null)['ows/documents'])
    const { documents } = world.act({ act: 'replace_document' })
    const present = new Set(world.expected(null)['ows/documents'])
    expect([documents.length, present.size]).toEqual([1, before.size])
    expect([...present].filter((address) => !before.has(address))).toEqual(documents)
  })

  test('gets a new update date for a change of its lot only half of the time', () => {
    const world = makeWorld()
    let touched = 0
    for (let time = 0; time < 40; time++) {
      world.pass(1_000)
      const { lots, tenders } = world.act({ act: 'amend_lot' })
      const lot = world.ows.rows.lot(Number(lots[0]))
      const tender = findTender(world, String(lot?.trdBuyId))
      expect(tender.lastUpdateDate === lot?.lastUpdateDate).toBe(tenders.length === 1)
      touched += tenders.length
    }
    expect(touched).toBeGreaterThan(10)
    expect(touched).toBeLessThan(30)
  })
})

describe('the world', () => {
  test('is the same for the same seed, clock and orders, however often it is read', { timeout: 30_000 }, () => {
    const [once, often] = [makeWorld(180), makeWorld(180)]
    once.pass(3 * DAY)
    for (let hour = 0; hour < 72; hour++) often.pass(HOUR)
    for (const world of [once, often]) {
      world.act({ act: 'publish' })
      world.act({ act: 'cancel', source: 'tizilim' })
    }
    const listTenders = ({ ows, tizilim, epz }: PortalWorld) =>
      JSON.stringify([ows.rows.tenders, ows.rows.contracts, ows.rows.deletions, tizilim.tenders, epz.tenders])
    expect(listTenders(often)).toBe(listTenders(once))
    const other = makeWorld(180, 8)
    other.pass(3 * DAY)
    expect(listTenders(other)).not.toBe(listTenders(once))
  })

  test('does not change while its clock stands still', () => {
    const world = makeWorld(180)
    const before = calculateChecksums(world.expected(null))
    world.pass(0)
    expect(calculateChecksums(world.expected(null))).toEqual(before)
    expect(world.events()).toEqual([])
  })

  test('performs an act every few minutes, and within two days every kind of act', () => {
    const world = makeWorld(180)
    const kinds = new Set<string>()
    for (let hour = 0; hour < 48; hour++) {
      world.pass(HOUR)
      for (const { what } of world.events()) kinds.add(what)
    }
    for (const what of [
      'publish',
      'extend',
      'replace_document',
      'amend_lot',
      'cancel',
      'supersede',
      'delete_lot',
      'next_status',
    ])
      expect(kinds).toContain(`ows: ${what}`)
    for (const what of ['tizilim: publish', 'epz: publish', 'tizilim: next_status', 'epz: next_status'])
      expect(kinds).toContain(what)
  })

  test('dates no change in the future, and none before the last reading', () => {
    const world = makeWorld(180)
    const latest = () =>
      world.ows.rows.lots.reduce((last, { lastUpdateDate }) => (lastUpdateDate > last ? lastUpdateDate : last), '')
    const dates = new Map(world.ows.rows.lots.map((lot) => [lot.id, lot.lastUpdateDate]))
    for (let now = parseMoment('2026-11-15 11:00:00'), hour = 0; hour < 30; hour++) {
      world.pass(HOUR)
      const changed = world.ows.rows.lots.filter((lot) => dates.get(lot.id) !== lot.lastUpdateDate)
      expect(changed.filter((lot) => parseMoment(lot.lastUpdateDate) < now)).toEqual([])
      now += HOUR
      expect(parseMoment(latest())).toBeLessThanOrEqual(now)
      for (const lot of changed) dates.set(lot.id, lot.lastUpdateDate)
    }
  })
})

describe('the other portals', () => {
  test('move on, too: at the register from Опубликован to Завершен, at the single window to 10', () => {
    const world = makeWorld()
    const register = world.tizilim.tender(world.act({ act: 'publish', source: 'tizilim' }).tenders[0] ?? '')
    const window = world.epz.tender(Number(world.act({ act: 'publish', source: 'epz' }).tenders[0]))
    expect([register?.status.name_ru, window?.announcement.status.id]).toEqual(['Опубликован', 6])
    world.pass(60 * DAY)
    expect([register?.status.name_ru, window?.announcement.status.id]).toEqual(['Завершен', 10])
    expect(world.expected(null)['epz/tenders']).toContain(String(window?.announcement.id))
  })
})

describe('an oddity', () => {
  const applyToTender = (oddity: Parameters<PortalWorld['applyOddity']>[0]['oddity']) => {
    const world = makeWorld()
    world.pass(HOUR)
    const tender = findTender(world, world.applyOddity({ oddity }).tenders[0])
    expect(tender.lastUpdateDate).toBe('2026-11-15 12:00:00')
    return tender
  }

  test('is an unknown status or an unknown method', () => {
    expect(applyToTender('unknown_status')).toMatchObject({ refBuyStatusId: 777, RefBuyStatus: { id: 777 } })
    expect(applyToTender('unknown_method')).toMatchObject({ refTradeMethodsId: 999, RefTradeMethods: { id: 999 } })
  })

  test('is a joint lot with 43 plan points, or a lot without any', () => {
    expect(applyToTender('joint_lot').Lots.some((lot) => lot.Plans.length === 43)).toBe(true)
    expect(
      applyToTender('empty_plans').Lots.every((lot) => lot.Plans.length === 0 && lot.enstruList.join() === '0'),
    ).toBe(true)
  })

  test('is a missing KATO, a Cyrillic letter in a code, or a document at another host', () => {
    expect(applyToTender('missing_kato').Lots.every((lot) => lot.plnPointKatoList.length === 0)).toBe(true)
    expect(applyToTender('cyrillic_code').RefBuyStatus.code).toMatch(/^\u0421/)
    expect(new URL(applyToTender('foreign_link').Files?.[0]?.filePath ?? '').host).toBe('files.elsewhere.example')
  })
})
