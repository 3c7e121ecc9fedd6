import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What a file really loads once its types are gone. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  for (const [, name = ''] of source.matchAll(/^(?:import|export)\s(?:[^'"=]*\sfrom\s)?['"]([^'"]+)['"]/gm)) {
    loaded(name.startsWith('.') ? join(dirname(file), name) : name, seen)
  }
  return seen
}

test.each([
  'client/client.ts',
  'errors/errors.ts',
  'access.ts',
  'documents.ts',
  'client/events-client.ts',
  'errors/texts/kz.ts',
])('the browser loads no schema and no library through %s', (name) => {
  const files = [...loaded(join(import.meta.dirname, name))]
  expect(files.filter((file) => !file.endsWith('.ts'))).toEqual([])
  expect(files.filter((file) => file.includes('/entities/'))).toEqual([])
})

test('and would be told if it did', () => {
  expect([...loaded(join(import.meta.dirname, 'calls/index.ts'))]).toContain('zod')
})
