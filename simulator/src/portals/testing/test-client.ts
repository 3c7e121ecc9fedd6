// Asks the portals as their clients do, over HTTP.
import type { PageInfo } from '../ows/pages.ts'
import type { Portals } from '../running-portals.ts'

export const STARTED = new Date('2026-11-15T06:00:00Z')

type Row = Readonly<Record<string, unknown>> & { id: number }

export interface GraphqlReply {
  data?: Record<string, Row[] | null> | null
  errors?: { message: string }[]
  extensions: { pageInfo: PageInfo }
}

export function createTestClient(portals: Portals) {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const get = (url: string, token?: string) =>
    fetch(url, { headers: token === undefined ? {} : bearer(token), redirect: 'manual' })
  const ows = (path: string, token = portals.tokens.ows) => get(`${portals.urls.ows}${path}`, token)
  const post = (query: string, variables: object = {}, token = portals.tokens.ows) =>
    fetch(`${portals.urls.ows}/v3/graphql`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
  return {
    ows,
    post,
    graphql: async (query: string, variables: object = {}) =>
      (await (await post(query, variables)).json()) as GraphqlReply,
    tizilim: (path: string, token?: string) => get(`${portals.urls.tizilim}${path}`, token),
    epz: (path: string) => get(`${portals.urls.epz}/api/core/api/public${path}`),
    get,
    control: (path: string, body?: unknown) =>
      fetch(
        `${portals.urls.control}${path}`,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ),
  }
}

export async function readJson<T>(answer: Promise<Response> | Response): Promise<T> {
  return (await (await answer).json()) as T
}
