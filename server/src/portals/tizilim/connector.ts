// The register of subsoil users (tizilim.gov.kz): its public list, and the signed-in detail where the operator may read
// it.
import { z } from 'zod'
import type { Connector, RawItem } from '../connector.ts'
import { createClient, type ClientSettings } from '../http/client.ts'
import { checkHealth } from '../http/health.ts'
import { PortalProblem } from '../problem.ts'
import { parseTizilimHead } from './head.ts'
import { askHeads, createHeadList, type Head } from './heads.ts'
import { parseTizilimTender } from './parse.ts'

export interface TizilimSettings {
  url: string
  token: string | undefined
  /** read what only signed-in people see */
  details: boolean
}

const HOSTS = ['public.tizilim.gov.kz', 'tizilim.gov.kz', 'files.tizilim.gov.kz']

const envelope = z.object({ data: z.unknown() })

/** Bare, or in an envelope as the list is. */
const detail = (body: unknown) => envelope.safeParse(body).data?.data ?? body

const toTenderItem = (number: string, payload: unknown): RawItem => ({ entity: 'tender', externalId: number, payload })

/** A detail lists its lots, a head does not. */
const isDetail = (payload: unknown) => typeof payload === 'object' && payload !== null && 'lots' in payload

export function createTizilimConnector({ url, token, details }: TizilimSettings, settings: ClientSettings): Connector {
  const client = createClient(
    { source: 'tizilim', baseUrl: url, hosts: HOSTS, token: details ? token : undefined },
    settings,
  )

  /** Null if the register has no detail for this number. */
  async function askForDetail(number: string, signal: AbortSignal): Promise<RawItem | null> {
    try {
      return toTenderItem(
        number,
        await client.ask({ path: `/api/tenders/${encodeURIComponent(number)}`, read: detail, signal }),
      )
    } catch (cause) {
      if (cause instanceof PortalProblem && cause.status === 404 && cause.kind === 'permanent') return null
      throw cause
    }
  }

  async function askForHead(number: string, signal: AbortSignal): Promise<RawItem | null> {
    const { heads } = await askHeads(client, { page: '1', search: number }, signal)
    const head = heads.find((one) => one.number === number)
    return head ? toTenderItem(number, head.payload) : null
  }

  const toItem = async (head: Head, signal: AbortSignal) =>
    (details ? await askForDetail(head.number, signal) : null) ?? toTenderItem(head.number, head.payload)

  return {
    source: 'tizilim',
    streams: [createHeadList(client, toItem)],
    async tenders(numbers, signal) {
      const items: RawItem[] = []
      for (const number of new Set(numbers)) {
        const item = (details ? await askForDetail(number, signal) : null) ?? (await askForHead(number, signal))
        if (item) items.push(item)
      }
      return items
    },
    // The public list is only searched. Nobody knows whether it shows every tender until its end.
    provesAbsence: details,
    time: client.time,
    document: client.document,
    changedDocument: client.changedDocument,
    health: (signal) => checkHealth(() => askHeads(client, { page: '1' }, signal, true)),
    read: ({ payload }) => ({
      kind: 'tender',
      ...(isDetail(payload) ? parseTizilimTender(payload) : parseTizilimHead(payload)),
    }),
  }
}
