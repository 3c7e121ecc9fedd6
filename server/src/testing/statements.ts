// The SQL that some work sends, in order, without its values.
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown
// the listener of live events sends it at any moment, to test its connection
const PING = 'select 1'
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Nothing else may use the database meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = prototype
  const statements: string[] = []
  prototype.query = function recorded(...args) {
    const [statement] = args
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    if (text !== PING) statements.push(text)
    return query.apply(this, args)
  }
  try {
    await work()
    return statements
  } finally {
    prototype.query = query
  }
}
