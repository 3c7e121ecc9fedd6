// The SQL that some work sends, in order, without its values.
import pg from 'pg'

type Query = (this: pg.Client, ...words: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Nothing else may use the database meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = prototype
  const statements: string[] = []
  prototype.query = function recorded(...words) {
    const [statement] = words
    statements.push(typeof statement === 'string' ? statement : (statement as { text: string }).text)
    return query.apply(this, words)
  }
  try {
    await work()
    return statements
  } finally {
    prototype.query = query
  }
}
