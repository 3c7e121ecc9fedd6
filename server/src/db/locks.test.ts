import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { expect, test } from 'vitest'
import { LOCKS, LOCK_TEXTS } from './locks.ts'

const SERVER = fileURLToPath(new URL('..', import.meta.url))

test('no two locks have the same number', () => {
  const numbers = Object.values(LOCKS).flatMap((lock) => (typeof lock === 'number' ? [lock] : SOURCES.map(lock)))
  expect(numbers.length).toBe(new Set(numbers).size)
})

test('no two kinds of locks by text begin with the same word', () => {
  const words = Object.values(LOCK_TEXTS).map((text) => text('x', 'y').split(' ')[0])
  expect(new Set(words).size).toBe(words.length)
})

test('no lock is taken by a number or a text of its own', async () => {
  const files = (await readdir(SERVER, { recursive: true })).filter((file) => /(?<!\.test)\.(ts|sql)$/.test(file))
  const taken: string[] = []
  for (const file of files) {
    const calls = (await readFile(join(SERVER, file), 'utf8')).matchAll(
      /pg_\w*advisory\w*lock\((\d|hashtext\w*\(')[^)]*/g,
    )
    for (const [call] of calls) taken.push(`${file}: ${call}`)
  }
  expect(taken.toSorted()).toEqual([
    `db/migrations/0008_registration.sql: pg_advisory_xact_lock(hashtextextended('registration ' || lower(sent_email`,
    `db/migrations/0019_consumers_of_changes.sql: pg_advisory_xact_lock(${LOCKS.changes}`,
    `db/migrations/0024_audit_chain.sql: pg_advisory_xact_lock(${LOCKS.auditLinks}`,
    `db/migrations/0026_accounts_at_acceptance.sql: pg_advisory_xact_lock(hashtextextended('registration ' || lower(sent_email`,
  ])
})
