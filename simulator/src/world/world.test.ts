import { describe, expect, test } from 'vitest'
import { findPasswordProblem } from '@tendertap/domain/passwords'
import { isOpen } from '@tendertap/domain/lots/openness'
import { GROUPS } from './commodities/groups.ts'
import { makeCustomers } from './customers.ts'
import { DEMO_PASSWORD } from './people.ts'
import { makeSuppliers } from './suppliers.ts'
import { DEMO_TRADE } from './people.ts'
import { makeWorld, type World } from './world.ts'

const startedAt = new Date('2026-11-15T06:00:00Z')
const world = makeWorld({ seed: 7, startedAt })
const owsLots = world.owsTenders.flatMap((tender) => tender.Lots)
const tizilimLots = world.tizilimTenders.flatMap((tender) => tender.lots)

/** Counts the lots that are open by the portals' own data: published, and a deadline in the future (UTC+5). */
function countOpenLots({ owsTenders, tizilimTenders }: World, now: Date): number {
  const open = (end: string | null) =>
    isOpen({ status: 'Опубликован', applicationEndAt: end && `${end.slice(0, 19).replace(' ', 'T')}+05:00` }, now)
  const ows = owsTenders.filter((tender) => open(tender.endDate)).flatMap((tender) => tender.Lots)
  const tizilim = tizilimTenders.filter((tender) => open(tender.application_end_at)).flatMap((tender) => tender.lots)
  return (
    ows.filter((lot) => [210, 220, 230, 240].includes(lot.refLotStatusId)).length +
    tizilim.filter((lot) => lot.status.name_ru === 'Опубликован').length
  )
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

const areUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length

describe('the demo world', () => {
  test('has 3,000 lots over some 1,200 tenders, three quarters of them at the state portal', () => {
    expect(owsLots.length + tizilimLots.length).toBe(3_000)
    expect(owsLots.length).toBe(2_250)
    expect(world.owsTenders.length + world.tizilimTenders.length).toBeGreaterThan(1_100)
    expect(world.owsTenders.length + world.tizilimTenders.length).toBeLessThan(1_400)
  })

  test('is the same for the same seed and start, and another one for another seed', () => {
    expect(JSON.stringify(makeWorld({ seed: 7, startedAt }))).toBe(JSON.stringify(world))
    expect(JSON.stringify(makeWorld({ seed: 8, startedAt }))).not.toBe(JSON.stringify(world))
  })

  test('has some 8 % as many lots at the single window on top, and can do without', () => {
    expect(world.epzTenders.flatMap((tender) => tender.lots)).toHaveLength(240)
    expect(new Set(world.epzTenders.map(({ announcement }) => announcement.system.name))).toEqual(
      new Set(['MITWORK', 'SKK']),
    )
    const without = makeWorld({ seed: 7, startedAt, epzLots: 0 })
    expect(without.epzTenders).toEqual([])
    expect(JSON.stringify(without.owsTenders)).toBe(JSON.stringify(world.owsTenders))
  })

  test('can be made smaller', () => {
    const small = makeWorld({ seed: 7, startedAt, lots: 200 })
    expect(
      small.owsTenders.flatMap((tender) => tender.Lots).length +
        small.tizilimTenders.flatMap((tender) => tender.lots).length,
    ).toBe(200)
  })

  test.each([
    '2026-11-15T06:00:00Z',
    '2026-12-31T18:59:59Z',
    '2027-01-01T19:00:00Z',
    '2027-02-27T04:10:00Z',
    '2027-05-09T22:30:00Z',
    '2028-02-29T12:00:00Z',
  ])('has some 600 open lots when it starts at %s', (start) => {
    const now = new Date(start)
    for (const seed of [1, 7, 42]) {
      const open = countOpenLots(makeWorld({ seed, startedAt: now }), now)
      expect(open).toBeGreaterThanOrEqual(550)
      expect(open).toBeLessThanOrEqual(650)
    }
  })

  test('has no dates in the future but starts, ends and openings', () => {
    const now = '2026-11-15 11:00:00'
    const past = [
      ...world.owsTenders.flatMap((tender) => [
        tender.publishDate,
        tender.itogiDatePublic,
        tender.lastUpdateDate,
        tender.indexDate,
      ]),
      ...world.owsTenders
        .filter((tender) => tender.refBuyStatusId > 240 && tender.refBuyStatusId < 360)
        .map((tender) => tender.endDate),
      ...world.tizilimTenders.flatMap((tender) => [tender.publication_at, tender.created_at, tender.updated_at]),
    ]
    expect(past.filter((moment) => moment !== null && moment.slice(0, 19) > now)).toEqual([])
  })

  test('ends every tender after its start, and starts none before its publication', () => {
    const dated = world.owsTenders.filter((tender) => tender.publishDate !== null)
    expect(dated.length).toBeGreaterThan(800)
    for (const { publishDate, startDate, endDate } of dated) {
      expect(`${publishDate}` <= `${startDate}` && `${startDate}` < `${endDate}`).toBe(true)
    }
  })

  test('has lots published today', () => {
    expect(world.owsTenders.filter((tender) => tender.publishDate?.startsWith('2026-11-15')).length).toBeGreaterThan(5)
  })

  test('names every lot, and numbers nothing twice', () => {
    expect(owsLots.filter((lot) => !lot.nameRu && !lot.nameKz)).toEqual([])
    expect(tizilimLots.filter((lot) => !lot.name_ru && !lot.name_kz)).toEqual([])
    expect(areUnique(owsLots.map((lot) => lot.id))).toBe(true)
    expect(areUnique(owsLots.map((lot) => lot.lotNumber))).toBe(true)
    expect(areUnique(world.owsTenders.map((tender) => tender.numberAnno))).toBe(true)
    expect(areUnique(world.tizilimTenders.map((tender) => tender.code))).toBe(true)
    expect(areUnique(tizilimLots.map((lot) => lot.number))).toBe(true)
    const files = world.owsTenders.flatMap((tender) => [
      ...(tender.Files ?? []),
      ...tender.Lots.flatMap((lot) => lot.Files ?? []),
    ])
    expect(areUnique(files.map((file) => file.filePath))).toBe(true)
  })

  test('writes Kazakh in Kazakh: most Kazakh texts have letters that Russian lacks, no Russian text of a lot has', () => {
    const kazakh = /[әғқңөұүһі]/i
    const texts = owsLots.flatMap((lot) => (lot.nameKz ? [`${lot.nameKz} ${lot.descriptionKz ?? ''}`] : []))
    expect(texts.length).toBeGreaterThan(owsLots.length * 0.5)
    expect(texts.filter((text) => kazakh.test(text)).length).toBeGreaterThan(texts.length * 0.9)
    const russian = [
      ...owsLots.map((lot) => `${lot.nameRu} ${lot.descriptionRu}`),
      ...tizilimLots.map((lot) => `${lot.name_ru} ${lot.description_ru}`),
    ]
    expect(russian.filter((text) => kazakh.test(text))).toEqual([])
    const english = tizilimLots.flatMap((lot) => [lot.name_en ?? '', lot.description_en ?? ''])
    expect(english.filter((text) => /[а-яәғқңөұүһі]/i.test(text))).toEqual([])
    expect(english.filter(Boolean).length).toBeGreaterThan(100)
  })

  test('has Kazakh alone, Russian alone and both', () => {
    expect(owsLots.filter((lot) => !lot.nameRu).length).toBeGreaterThan(50)
    expect(owsLots.filter((lot) => !lot.nameKz).length).toBeGreaterThan(300)
    expect(owsLots.filter((lot) => lot.nameRu && lot.nameKz).length).toBeGreaterThan(1_000)
  })

  test('leaves no mark unfilled, no space doubled, no word missing', () => {
    const broken = collectTexts(world).filter((text) => /[{}]| {2}|undefined|NaN|^\s|\s$/.test(text))
    expect(broken).toEqual([])
  })

  test('keeps the formats of ENS TRU, KATO, BIN and amounts', () => {
    for (const lot of owsLots) {
      expect(lot.amount).toBeGreaterThan(0)
      expect(lot.customerBin).toMatch(/^\d{12}$/)
      for (const code of lot.plnPointKatoList) expect(code).toMatch(/^\d{9}$/)
      for (const plan of lot.Plans) expect(plan.RefEnstru?.code).toMatch(/^\d{6}\.\d{3}\.\d{6}$/)
    }
    for (const lot of tizilimLots) {
      expect(lot.amount).toMatch(/^[1-9]\d*\.\d{2}$/)
      expect(lot.ens_tru.code).toMatch(/^\d{6}\.\d{3}\.\d{6}$/)
    }
  })

  test('has announcements whose sum is the sum of their lots', () => {
    for (const tender of world.owsTenders) {
      const cents = tender.Lots.reduce((sum, lot) => sum + Math.round(lot.amount * 100), 0)
      expect(Math.round(tender.totalSum * 100)).toBe(cents)
    }
  })

  test('has the quirks of the portal: joint lots, lots without KATO or plan points, announcements without documents or names', () => {
    expect(owsLots.filter((lot) => lot.Plans.length > 1).length).toBeGreaterThan(20)
    const withoutKato = owsLots.filter((lot) => lot.plnPointKatoList.length === 0).length / owsLots.length
    expect(withoutKato).toBeGreaterThan(0.06)
    expect(withoutKato).toBeLessThan(0.12)
    expect(owsLots.some((lot) => lot.Plans.length === 0)).toBe(true)
    expect(world.owsTenders.some((tender) => tender.publishDate && tender.Files?.length === 0)).toBe(true)
    expect(world.owsTenders.some((tender) => tender.orgNameRu === null)).toBe(true)
    const replaced = world.owsTenders.filter((tender) => tender.parentId !== null)
    expect(replaced.length).toBeGreaterThan(0)
    for (const tender of replaced)
      expect(world.owsTenders.find((other) => other.id === tender.parentId)?.refBuyStatusId).toBe(190)
    // the demo's team has one of them in work
    const codes = replaced.flatMap(({ Lots }) => Lots.flatMap(({ Plans }) => Plans[0]?.RefEnstru?.code ?? []))
    expect(codes.some((code) => DEMO_TRADE.test(code))).toBe(true)
  })

  test('points to no real portal and no real mailbox', () => {
    const addresses = collectTexts(world).filter((text) => text.includes('://') || text.includes('@'))
    expect(addresses.filter((text) => !/\.example(\/|$)/.test(text))).toEqual([])
  })
})

describe('customers of the demo world', () => {
  const customers = makeCustomers(7)

  test('are some 280 organisations, each with a name and a BIN of its own', () => {
    expect(customers.length).toBeGreaterThanOrEqual(250)
    expect(customers.length).toBeLessThanOrEqual(300)
    expect(areUnique(customers.map((customer) => customer.bin))).toBe(true)
    expect(areUnique(customers.map((customer) => customer.ru))).toBe(true)
  })

  test('have BINs with a wrong check digit, so that none is real', () => {
    const check = (bin: string) => {
      const sum = (weights: readonly number[]) =>
        weights.reduce((total, weight, i) => total + weight * Number(bin[i]), 0) % 11
      const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      return first === 10 ? sum([3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) : first
    }
    const bins = [...customers, ...makeSuppliers(7).all, ...world.workspaces, ...world.applications].flatMap(
      ({ bin }) => bin ?? [],
    )
    expect(bins.filter((bin) => check(bin) === Number(bin[11]))).toEqual([])
  })
})

describe('commodities of the demo world', () => {
  test('are 40 groups or more, every buyer finds something in each', () => {
    expect(GROUPS.length).toBeGreaterThanOrEqual(40)
    expect(areUnique(GROUPS.map((group) => group.key))).toBe(true)
    for (const group of GROUPS) {
      for (const buyer of group.buyers)
        expect(
          group.items.some(({ only }) => !only || only.includes(buyer)),
          `${buyer} in ${group.key}`,
        ).toBe(true)
    }
  })
})

test('two applications wait for the operator, one under a BIN that is known already, and one was declined', () => {
  const pending = world.applications.filter(({ declineDate }) => declineDate === null)
  const known = world.workspaces.map(({ bin }) => bin)
  expect([pending.length, world.applications.length]).toEqual([2, 3])
  expect(pending.filter(({ bin }) => bin !== null && known.includes(bin))).toHaveLength(1)
  expect(world.applications.filter(({ email }) => world.people.some((person) => person.email === email))).toEqual([])
})

describe('people of the demo world', () => {
  test('hold each of the six roles, and one is manager, lead and procurement at once', () => {
    const alone = world.people.filter((person) => person.roles.length === 1).flatMap((person) => person.roles)
    expect([...new Set(alone)].toSorted()).toEqual([
      'admin',
      'controller',
      'lead',
      'manager',
      'procurement',
      'superadmin',
    ])
    expect(
      world.people.filter(
        (person) => person.roles.join() === 'manager,lead,procurement' && person.workspace === 'almaty',
      ),
    ).toHaveLength(1)
  })

  test('belong to one of the workspaces, but for the operator', () => {
    const keys = world.workspaces.map((workspace) => workspace.key)
    for (const person of world.people)
      expect(
        person.roles.includes('superadmin') ? person.workspace === null : keys.includes(person.workspace ?? ''),
      ).toBe(true)
    expect(areUnique(world.people.map((person) => person.email))).toBe(true)
  })

  test('share a password that the product itself would accept', () => {
    for (const person of world.people)
      expect(findPasswordProblem(DEMO_PASSWORD, [person.email, person.fullName])).toBeNull()
  })

  test('work under a running subscription, one commercial, one trial, and one company has let its own run out', () => {
    const now = startedAt.toISOString()
    const state = ({ plan, startDate, endDate }: (typeof world.workspaces)[number]['subscription']) => [
      plan,
      startDate < now && now < endDate,
    ]
    expect(world.workspaces.map(({ subscription }) => state(subscription))).toEqual([
      ['commercial', true],
      ['trial', true],
      ['commercial', false],
    ])
  })
})
