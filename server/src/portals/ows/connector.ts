// goszakup OWS v3: the state portal's GraphQL, its journal and its documents, all by one bearer token.
import type { Connector } from '../connector.ts'
import { createClient, type ClientSettings } from '../http/client.ts'
import { checkHealth } from '../http/health.ts'
import { readContract } from './contract.ts'
import { askGraphql } from './graphql.ts'
import { createJournal, readDeletion } from './journal.ts'
import { createOwsLists, findTendersByIds } from './lists.ts'
import { parseOwsTender } from './parse.ts'
import { HEALTH } from './queries.ts'

export interface OwsSettings {
  url: string
  token: string
  tokenExpiresAt: Date | null
}

const HOSTS = ['ows.goszakup.gov.kz', 'v3bl.goszakup.gov.kz', 'goszakup.gov.kz']

export function createOwsConnector({ url, token, tokenExpiresAt }: OwsSettings, settings: ClientSettings): Connector {
  const client = createClient({ source: 'ows', baseUrl: url, hosts: HOSTS, token }, settings)
  return {
    source: 'ows',
    streams: [...createOwsLists(client), createJournal(client)],
    tenders: (ids, signal) => findTendersByIds(client, ids, signal),
    provesAbsence: true,
    time: client.time,
    document: client.document,
    changedDocument: client.changedDocument,
    health: (signal) => checkHealth(() => askGraphql(client, HEALTH, {}, () => null, signal, true), tokenExpiresAt),
    read(item) {
      if (item.entity === 'contract') return readContract(item.payload)
      if (item.entity === 'deletion') return readDeletion(item.payload)
      return { kind: 'tender', ...parseOwsTender(item.payload) }
    },
  }
}
