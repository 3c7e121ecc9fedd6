// A planted fault, loaded into an API process: votes and steps on a lot do not wait for each other.
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = function skipLock(first, ...others) {
  const text = typeof first === 'string' ? first.replace('pg_advisory_xact_lock', 'abs') : first
  return query.call(this, text, ...others)
}
