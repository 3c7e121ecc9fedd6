// How often some work waited for the database: what is sent while something else is under way travels with it.
import pg from 'pg'

type Query = (this: pg.Client, ...words: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Nothing else may ask meanwhile. */
export async function roundTrips(work: () => Promise<unknown>): Promise<number> {
  const { query } = prototype
  let [trips, underWay] = [0, 0]
  prototype.query = function counted(...words) {
    const result = query.apply(this, words)
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
