// The single window (zakup.gov.kz), for the systems that have no open interface of their own.
import type { Connector, RawItem } from '../connector.ts'
import { makeClient, type ClientSettings } from '../http/client.ts'
import { healthBy } from '../http/health.ts'
import { makeDetails } from './details.ts'
import { askLots, lotItems, lotsOf } from './lots.ts'
import { parseEpzLot } from './parse.ts'

const HOSTS = ['zakup.gov.kz', 'zakup.sk.kz', 'eep.mitwork.kz']
const BASE = '/api/core/api/public'
// Some of its servers answer only to its own pages.
const HEADERS = { referer: 'https://zakup.gov.kz/home/lots?system_id__in=1__2__3' }

export function epzConnector({ url }: { url: string }, settings: ClientSettings): Connector {
  const client = makeClient({ source: 'epz', baseUrl: url, hosts: HOSTS, headers: HEADERS }, settings)
  const details = makeDetails(client, BASE)
  return {
    source: 'epz',
    streams: [lotsOf(client, BASE, details)],
    // Lots cannot be asked for by their announcement: they are searched for by its number.
    async tenders(announcementIds, signal) {
      const items: RawItem[] = []
      for (const id of new Set(announcementIds)) {
        const number = await details.numberOf(id, signal)
        if (number === null) continue
        const { rows } = await askLots(client, BASE, { q: number }, [], signal)
        items.push(
          ...(await lotItems(
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
    document: client.document,
    changedDocument: client.changedDocument,
    health: (signal) => healthBy(() => askLots(client, BASE, { offset: '0', limit: '1' }, [], signal, true)),
    read: ({ payload }) => ({ kind: 'tender', ...parseEpzLot(payload) }),
  }
}
