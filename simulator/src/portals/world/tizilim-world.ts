// The register of subsoil users: its tenders, their next steps and the acts on them.
import { pickClosingMoment, DAY, MINUTE, parseMoment, formatMoment, type Moment } from '../../world/calendar.ts'
import type { Customer } from '../../world/customers.ts'
import type { Random } from '../../world/random.ts'
import { planTender } from '../../world/tenders.ts'
import { makeTizilimTender, pickTizilimMethod, pickTizilimWindow, type TizilimIds } from '../../world/tizilim.ts'
import type { TizilimDocument, TizilimTender } from '../../world/tizilim-wire.ts'
import type { ActName, ActResult } from './orders.ts'
import { addSomeDays, moveAfterStart } from './pace.ts'

/** Status → the next one. */
const NEXT: Readonly<Record<string, string>> = {
  Опубликован: 'Вскрытие',
  Вскрытие: 'Допуск',
  Допуск: 'Итоги',
  Итоги: 'Завершен',
}
/** Status → how many days a tender stays in it, at random between these bounds. */
const DAYS_IN: Readonly<Record<string, readonly [number, number]>> = {
  Формируется: [0.5, 5],
  Вскрытие: [0.5, 2],
  Допуск: [1, 4],
  Итоги: [1, 3],
}

export interface TizilimWorld {
  /** Oldest first. */
  tenders: TizilimTender[]
  tender(code: string): TizilimTender | undefined
  /** When the next step of this tender is due; null after the last one. */
  nextStep(tender: TizilimTender): Moment | null
  takeStep(tender: TizilimTender, at: Moment, random: Random): ActResult | null
  /** Null when this portal does not know the act. */
  act(act: ActName, tender: TizilimTender, at: Moment, days: number, random: Random): ActResult | null
  publish(at: Moment, random: Random): ActResult
  /** Grows with every change. */
  version(): number
}

const formatZoned = (moment: Moment) => `${formatMoment(moment)}+05`
export const isOpenAtRegister = (tender: TizilimTender) => tender.status.name_ru === 'Опубликован'

export function listDocuments(tender: TizilimTender): TizilimDocument[] {
  return [...tender.documents, ...tender.lots.flatMap((lot) => lot.documents)]
}

function toActResult(tender: TizilimTender, documents: string[] = []): ActResult {
  return {
    source: 'tizilim',
    tenders: [tender.code],
    lots: tender.lots.map((lot) => String(lot.id)),
    documents,
    contracts: [],
  }
}

function findLastIds(tenders: readonly TizilimTender[]): TizilimIds {
  const findMax = (values: number[], otherwise: number) => values.reduce((a, b) => Math.max(a, b), otherwise)
  return {
    tender: findMax(
      tenders.map(({ id }) => id),
      980_000,
    ),
    lot: findMax(
      tenders.flatMap(({ lots }) => lots.map(({ id }) => id)),
      2_980_000,
    ),
    document: findMax(
      tenders.flatMap((tender) => listDocuments(tender).map(({ id }) => id)),
      9_800_000,
    ),
    sequence: findMax(
      tenders.map(({ code }) => Number(code.split('-').at(-1))),
      60_000,
    ),
  }
}

export function createTizilimWorld(
  world: readonly TizilimTender[],
  customers: readonly Customer[],
  baseUrl: string,
  started: Moment,
): TizilimWorld {
  const tenders = [...world]
  const byCode = new Map(tenders.map((tender) => [tender.code, tender]))
  const ids = findLastIds(tenders)
  let version = 1

  function setStatus(tender: TizilimTender, name_ru: string, at: Moment): ActResult {
    tender.status = { name_ru }
    for (const lot of tender.lots) Object.assign(lot, { status: { name_ru }, updated_at: formatZoned(at) })
    tender.updated_at = formatZoned(at)
    version += 1
    return toActResult(tender)
  }

  function open(tender: TizilimTender, at: Moment, random: Random): ActResult {
    const ends = pickClosingMoment(at, random.int(6, 15), random)
    tender.publication_at = formatZoned(at)
    tender.application_start_at = formatZoned(at + 2 * MINUTE)
    tender.application_end_at = formatZoned(ends)
    tender.application_open_at = formatZoned(ends + 30 * MINUTE)
    return setStatus(tender, 'Опубликован', at)
  }

  function replaceDocument(tender: TizilimTender, at: Moment, random: Random): ActResult | null {
    const documents = listDocuments(tender)
    if (documents.length === 0) return null
    const document = random.pick(documents)
    Object.assign(document, { id: ++ids.document, url: `${baseUrl}/files/${random.hex(32)}` })
    tender.updated_at = formatZoned(at)
    version += 1
    return toActResult(tender, [document.url])
  }

  return {
    tenders,
    tender: (code) => byCode.get(code),
    nextStep(tender) {
      const status = tender.status.name_ru
      const since = (days: readonly [number, number]) =>
        addSomeDays(parseMoment(tender.updated_at), days, `${tender.id}/${status}`)
      const days = DAYS_IN[status]
      const opens = tender.application_open_at ?? tender.application_end_at ?? tender.updated_at
      const at = isOpenAtRegister(tender) ? parseMoment(opens) : days ? since(days) : null
      return at === null ? null : moveAfterStart(started, at, tender.id)
    },
    takeStep(tender, at, random) {
      if (tender.status.name_ru === 'Формируется') return open(tender, at, random)
      const next = NEXT[tender.status.name_ru]
      return next === undefined ? null : setStatus(tender, next, at)
    },
    act(act, tender, at, days, random) {
      if (act === 'cancel') return setStatus(tender, 'Отменен', at)
      if (act === 'replace_document') return replaceDocument(tender, at, random)
      if (act !== 'extend') return null
      const postpone = (moment: string | null) => moment && formatZoned(parseMoment(moment) + days * DAY)
      tender.application_end_at = postpone(tender.application_end_at)
      tender.application_open_at = postpone(tender.application_open_at)
      tender.updated_at = formatZoned(at)
      return toActResult(tender)
    },
    publish(at, random) {
      const planned = planTender(random.pick(customers), 6, random)
      const method = pickTizilimMethod(planned, random)
      const ends = pickClosingMoment(at, pickTizilimWindow(method, random), random)
      const timeline = {
        phase: 'open',
        created: at - DAY,
        published: at,
        starts: at + MINUTE,
        ends,
        opens: ends + 30 * MINUTE,
        concluded: null,
        updated: at,
      } as const
      const tender = makeTizilimTender({ planned, method, timeline }, ids, baseUrl, random)
      tenders.push(tender)
      byCode.set(tender.code, tender)
      version += 1
      return toActResult(
        tender,
        listDocuments(tender).map((document) => document.url),
      )
    },
    version: () => version,
  }
}
