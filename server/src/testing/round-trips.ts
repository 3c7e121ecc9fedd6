// Counts how often some work waits for the database. A query sent while another is under way shares its round trip.
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Nothing else may use the database meanwhile. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const { query } = prototype
  let [trips, underWay] = [0, 0]
  prototype.query = function counted(...args) {
    const result = query.apply(this, args)
    if (!(result instanceof Promise)) return result
    if (underWay === 0) trips += 1
    underWay += 1
    return result.finally(() => (underWay -= 1))
  }
  try {
    await work()
    // what is still under way was not waited for
    return underWay > 0 ? trips - 1 : trips
  } finally {
    prototype.query = query
  }
}
