// The ids of committed lexemes and the forms saved for them. A page brings few new words, so most need no query.
import type { DbTransaction } from '../../../db/database.ts'

const MAX_ENTRIES = 500_000

/**
 * A process keeps one for all its pages. Only what is certainly committed may be added: a page that is rolled back
 * takes its new words with it.
 */
export interface LexemeCache {
  /** Empties the cache if it is full or belongs to another lexeme table. */
  prepareFor(lexemeTable: string): void
  findId(lexeme: string): number | undefined
  hasForm(lexeme: string, form: string): boolean
  addLexeme(lexeme: string, id: number): void
  addForm(lexeme: string, form: string): void
  /** True once for each transaction. Later, what the transaction finds in the tables may be its own. */
  isFirstUseBy(db: DbTransaction): boolean
}

export function createLexemeCache(): LexemeCache {
  const known = new Map<string, { id: number; forms: Set<string> }>()
  const users = new WeakSet<DbTransaction>()
  let forms = 0
  let table = ''
  return {
    prepareFor: (lexemeTable) => {
      if (lexemeTable === table && Math.max(known.size, forms) <= MAX_ENTRIES) return
      known.clear()
      forms = 0
      table = lexemeTable
    },
    findId: (lexeme) => known.get(lexeme)?.id,
    hasForm: (lexeme, form) => known.get(lexeme)?.forms.has(form) ?? false,
    addLexeme: (lexeme, id) => void known.set(lexeme, { id, forms: new Set() }),
    addForm: (lexeme, form) => {
      known.get(lexeme)?.forms.add(form)
      forms += 1
    },
    isFirstUseBy: (db) => {
      if (users.has(db)) return false
      users.add(db)
      return true
    },
  }
}
