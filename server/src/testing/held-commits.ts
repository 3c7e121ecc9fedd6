// Stops writes from chosen addresses just before they commit: the audit row, the last statement of a write, waits for a
// lock that the test holds.
import { sql } from 'kysely'
import type { PooledDatabase } from '../db/database.ts'

export interface HeldCommit {
  /** the database process of the write, once it waits */
  findWriter(): Promise<number | null>
  /** does nothing the second time */
  release(): Promise<void>
}

export interface CommitHolder {
  /** holds the next writes from this address (any of 127.0.0.0/8) */
  hold(address: string): Promise<HeldCommit>
  /** whether anybody waits for what this database process has locked */
  isWaitedFor(pid: number): Promise<boolean>
  /** how many database processes wait for a lock */
  countWaiting(): Promise<number>
}

/** Each hold takes a connection of the owner's pool until it is released. */
export async function holdCommits(owner: PooledDatabase): Promise<CommitHolder> {
  await sql`
    create function wait_before_commit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended(new.ip, 0));
      return new;
    end $$`.execute(owner)
  // the first of all triggers by its name
  await sql`create trigger "0 wait before commit" before insert on audit
    for each row when (new.outcome = 'done') execute function wait_before_commit()`.execute(owner)
  return {
    hold: async (address) => {
      const holder = await owner.pool.connect()
      await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [address])
      let released: Promise<void> | undefined
      const release = async () => {
        await holder.query('select pg_advisory_unlock(hashtextextended($1, 0))', [address])
        holder.release()
      }
      return {
        findWriter: async () => {
          const { rows } = await sql<{ pid: number }>`
            select pid from pg_locks where locktype = 'advisory' and objsubid = 1 and not granted
              and (classid::bigint << 32) | objid::bigint = hashtextextended(${address}, 0)`.execute(owner)
          return rows[0]?.pid ?? null
        },
        release: () => (released ??= release()),
      }
    },
    isWaitedFor: async (pid) => {
      const { rows } = await sql`
        select from pg_locks where not granted and ${pid} = any(pg_blocking_pids(pid)) limit 1`.execute(owner)
      return rows.length > 0
    },
    countWaiting: async () => {
      const { rows } = await sql`
        select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`.execute(owner)
      return rows.length
    },
  }
}
