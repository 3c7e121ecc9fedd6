import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The files and libraries that a file imports once its types are stripped. */
function listLoadedFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  for (const [, name = ''] of source.matchAll(/^(?:import|export)\s(?:[^'"=]*\sfrom\s)?['"]([^'"]+)['"]/gm)) {
    listLoadedFiles(name.startsWith('.') ? join(dirname(file), name) : name, seen)
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
  const files = [...listLoadedFiles(join(import.meta.dirname, name))]
  expect(files.filter((file) => !file.endsWith('.ts'))).toEqual([])
  expect(files.filter((file) => file.includes('/entities/'))).toEqual([])
})

test('a library that it loads is found', () => {
  expect([...listLoadedFiles(join(import.meta.dirname, 'calls/index.ts'))]).toContain('zod')
})
