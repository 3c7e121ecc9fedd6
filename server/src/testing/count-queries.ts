// Counts how often some work asks the database, and how often it waits for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

const REQUEST = 'http.server.request.start'

/** A query sent while another is under way shares its round trip. */
export const countRoundTrips = async (work: () => Promise<unknown>): Promise<number> => (await watch(work)).trips

export const countQueries = async (work: () => Promise<unknown>): Promise<number> => (await watch(work)).queries

/**
 * Calls of a server in this process count too; what it asks on its own account, such as the listener for events, does
 * not.
 */
async function watch(work: () => Promise<unknown>): Promise<{ queries: number; trips: number }> {
  const { query } = prototype
  const counted = new AsyncLocalStorage<true>()
  // the asynchronous context of who calls ends at the socket
  const countRequest = () => counted.enterWith(true)
  let [queries, trips, underWay] = [0, 0, 0]
  prototype.query = function count(...args) {
    const result = query.apply(this, args)
    if (!(result instanceof Promise) || !counted.getStore()) return result
    queries += 1
    if (underWay === 0) trips += 1
    underWay += 1
    return result.finally(() => (underWay -= 1))
  }
  subscribe(REQUEST, countRequest)
  try {
    await counted.run(true, work)
    if (queries === 0) throw new Error('The database was not asked at all')
    // what is still under way was not waited for
    return { queries, trips: underWay > 0 ? trips - 1 : trips }
  } finally {
    unsubscribe(REQUEST, countRequest)
    prototype.query = query
  }
}
