import type { Transaction } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'

export type Writing = Transaction<DB>
