import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { migrate } from './migrate.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('a test file has its own migrated database in well under a second', async () => {
  const times: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const started = performance.now()
    await freshDatabase()
    times.push(performance.now() - started)
  }
  // what else the machine does can only slow it down
  expect(Math.min(...times)).toBeLessThan(1_000)
})

test('migrating again does nothing', async () => {
  const { owner } = await freshDatabase()
  expect(await migrate(owner)).toEqual([])
})

test('the generated types are those of the migrated tables (else: npm run db -- types)', async () => {
  const { owner } = await freshDatabase()
  const codegen = ['kysely-codegen', '--config-file', 'server/kysely-codegen.json', '--url', owner, '--verify']
  await expect(promisify(execFile)('npx', codegen, { cwd: root })).resolves.toBeDefined()
})
