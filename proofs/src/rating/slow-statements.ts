// A planted fault, loaded into an API process: every statement is sent three tenths of a second late.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const LATE_MS = 300

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = function sendLate(...args) {
  const isAwaited = typeof args.at(-1) !== 'function'
  return isAwaited ? wait(LATE_MS).then(() => query.apply(this, args)) : query.apply(this, args)
}
