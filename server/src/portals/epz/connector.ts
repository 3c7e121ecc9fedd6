// The single window (zakup.gov.kz), for the systems that have no open interface of their own.
import type { Connector, RawItem } from '../connector.ts'
import { createClient, type ClientSettings } from '../http/client.ts'
import { checkHealth } from '../http/health.ts'
import { createDetails } from './details.ts'
import { askLots, toLotItems, createLotList } from './lots.ts'
import { parseEpzLot } from './parse.ts'

const HOSTS = ['zakup.gov.kz', 'zakup.sk.kz', 'eep.mitwork.kz']
const BASE = '/api/core/api/public'
// Some of its servers answer only to its own pages.
const HEADERS = { referer: 'https://zakup.gov.kz/home/lots?system_id__in=1__2__3' }

export function createEpzConnector({ url }: { url: string }, settings: ClientSettings): Connector {
  const client = createClient({ source: 'epz', baseUrl: url, hosts: HOSTS, headers: HEADERS }, settings)
  const details = createDetails(client, BASE)
  return {
    source: 'epz',
    streams: [createLotList(client, BASE, details)],
    // Lots cannot be asked for by their announcement: they are searched for by its number.
    async tenders(announcementIds, signal) {
      const items: RawItem[] = []
      for (const id of new Set(announcementIds)) {
        const number = await details.findNumber(id, signal)
        if (number === null) continue
        const { rows } = await askLots(client, BASE, { q: number }, [], signal)
        items.push(
          ...(await toLotItems(
            rows.filter(({ row }) => row.announcement_id === id),
            details,
            signal,
          )),
        )
      }
      return items
    },
    // The announcement behind a listed lot may be missing or empty.
    provesAbsence: false,
    time: client.time,
    document: client.document,
    changedDocument: client.changedDocument,
    health: (signal) => checkHealth(() => askLots(client, BASE, { offset: '0', limit: '1' }, [], signal, true)),
    read: ({ payload }) => ({ kind: 'tender', ...parseEpzLot(payload) }),
  }
}
