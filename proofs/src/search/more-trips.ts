// A planted fault, loaded into an API process: every statement waits for another one before it is sent.
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = function waitFirst(...args) {
  const isAwaited = typeof args.at(-1) !== 'function'
  if (!isAwaited) return query.apply(this, args)
  return Promise.resolve(query.call(this, 'select 1')).then(() => query.apply(this, args))
}
