// The SQL that some work sends, in order, without its values.
import pg from 'pg'

type Query = (this: pg.Client, ...words: unknown[]) => unknown
// by which the listener of live events sees that its connection is alive, at any moment
const PING = 'select 1'
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Nothing else may use the database meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = prototype
  const statements: string[] = []
  prototype.query = function recorded(...words) {
    const [statement] = words
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    if (text !== PING) statements.push(text)
    return query.apply(this, words)
  }
  try {
    await work()
    return statements
  } finally {
    prototype.query = query
  }
}
