import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import { defineConsumer } from '../../../feed/consumer.ts'
import { listDiffering, rebuildFacts, refreshFacts } from './refresh.ts'

const NAME = 'analytics/facts'

export const factsConsumer = defineConsumer({
  name: NAME,
  kinds: ['published', 'deadline', 'amount', 'status', 'details', 'result', 'withdrawn', 'returned'],
  // what was published before there was analytics is in no change that this consumer reads
  prepare: async (db) => {
    if (await isUncounted(db)) await countAll(db, isUncounted)
  },
  handle: async (db, changes) => {
    await refreshFacts(db, [...new Set(changes.map(({ tenderId }) => tenderId))])
  },
})

async function isUncounted(db: Database): Promise<boolean> {
  const { rows } = await sql`select where not exists (select from purchase_fact) and exists (select from lot)`.execute(
    db,
  )
  return rows.length > 0
}

/** Counts everything again, while the consumer waits. Screens show the old figures until it is done. */
export const rebuild = (db: Database): Promise<void> => countAll(db, async () => true)

/** `isWanted` is asked under the lock: another process may have counted meanwhile. */
async function countAll(db: Database, isWanted: (db: Database) => Promise<boolean>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local lock_timeout = 0`.execute(transaction)
    await lockFacts(transaction)
    if (await isWanted(transaction)) await rebuildFacts(transaction)
  })
}

/** One transaction at a time writes facts: that of the consumer, or whoever holds its position. */
async function lockFacts(db: DbTransaction): Promise<void> {
  await sql`select from feed_consumer where name = ${NAME} for update`.execute(db)
}

const TENDERS = 2_000

/**
 * A portal may correct a day of publication, or its own word for how a purchase stands, without a change that people
 * should hear of. Compares everything, a part at a time; gives how many lots were counted wrongly.
 */
export async function recount(db: Database): Promise<number> {
  let [mended, last] = [0, 0]
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from tender where id > ${last} order by id limit ${TENDERS}`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return mended
    mended += await mend(db, ids)
    last = ids.at(-1) ?? last
  }
}

/** Compares without the lock, which the consumer needs, and takes it only for the tenders that differ. */
async function mend(db: Database, tenderIds: readonly number[]): Promise<number> {
  const differing = new Set((await listDiffering(db, tenderIds)).map(({ tenderId }) => tenderId))
  if (differing.size === 0) return 0
  return db.transaction().execute(async (transaction) => {
    await lockFacts(transaction)
    return refreshFacts(transaction, [...differing])
  })
}
