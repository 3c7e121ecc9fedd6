// Counts how often some work waits for the database. A query sent while another is under way shares its round trip.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/** What a server in this process asks on its own account, such as the listener for events, does not count. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const { query } = prototype
  const counted = new AsyncLocalStorage<true>()
  let [trips, underWay] = [0, 0]
  prototype.query = function count(...args) {
    const result = query.apply(this, args)
    if (!(result instanceof Promise) || !counted.getStore()) return result
    if (underWay === 0) trips += 1
    underWay += 1
    return result.finally(() => (underWay -= 1))
  }
  try {
    await counted.run(true, work)
    // what is still under way was not waited for
    return underWay > 0 ? trips - 1 : trips
  } finally {
    prototype.query = query
  }
}
