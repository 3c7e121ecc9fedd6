import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { migrate } from './migrate.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('migrating again does nothing', async () => {
  const { owner } = await freshDatabase()
  expect(await migrate(owner)).toEqual([])
})

test('the generated types are those of the migrated tables (else: npm run db -- types)', async () => {
  const { owner } = await freshDatabase()
  const codegen = ['kysely-codegen', '--config-file', 'server/kysely-codegen.json', '--url', owner, '--verify']
  await expect(promisify(execFile)('npx', codegen, { cwd: root })).resolves.toBeDefined()
})
