import { describe, expect, test } from 'vitest'
import { findClosure, hashClosure } from './closure.ts'

const TREE = {
  'package-lock.json': '{}',
  'server/src/db/migrations/0001_first.sql': 'create table lot ()',
  'proofs/src/jobs/proof.ts': "import { open } from './bench.ts'\nimport type { Shape } from './shape.ts'",
  'proofs/src/jobs/bench.ts':
    "import { enqueue } from '@tendertap/server/jobs/enqueue'\n// as proofs/src/jobs/unrelated.ts does\nstart('proofs/src/jobs/worker.ts')",
  'proofs/src/jobs/shape.ts': 'export interface Shape {}',
  'proofs/src/jobs/worker.ts':
    "import { run } from '@tendertap/server/jobs/run'\nnew URL('./helper.ts', import.meta.url)",
  'proofs/src/jobs/helper.ts': '',
  'proofs/src/jobs/unrelated.ts': '',
  'server/src/jobs/enqueue.ts': '',
  'server/src/jobs/run.ts': '',
  'web/src/main.tsx': '',
}
const ENTRIES = ['proofs/src/jobs/proof.ts']
const hashWith = (changes: Partial<Record<keyof typeof TREE, string>>) =>
  hashClosure(ENTRIES, new Map(Object.entries({ ...TREE, ...changes })))

test('the closure holds what is imported, the processes that are started, migrations and versions', () => {
  expect(findClosure(ENTRIES, new Map(Object.entries(TREE)))).toEqual([
    'package-lock.json',
    'proofs/src/jobs/bench.ts',
    'proofs/src/jobs/helper.ts',
    'proofs/src/jobs/proof.ts',
    'proofs/src/jobs/worker.ts',
    'server/src/db/migrations/0001_first.sql',
    'server/src/jobs/enqueue.ts',
    'server/src/jobs/run.ts',
  ])
})

describe('the hash changes with', () => {
  test.each<[string, keyof typeof TREE]>([
    ['the proof itself', 'proofs/src/jobs/proof.ts'],
    ['a file it imports through another', 'server/src/jobs/enqueue.ts'],
    ['a process it starts', 'proofs/src/jobs/worker.ts'],
    ['a file that such a process imports', 'server/src/jobs/run.ts'],
    ['a migration', 'server/src/db/migrations/0001_first.sql'],
    ['the version of a library', 'package-lock.json'],
  ])('%s', (_what, file) => {
    expect(hashWith({ [file]: `${TREE[file]}\n` })).not.toBe(hashWith({}))
  })
})

describe('the hash stays when only', () => {
  test.each<[string, keyof typeof TREE]>([
    ['a file changes that it does not reach', 'web/src/main.tsx'],
    ['a file changes that a comment names', 'proofs/src/jobs/unrelated.ts'],
    ['types change', 'proofs/src/jobs/shape.ts'],
  ])('%s', (_what, file) => {
    expect(hashWith({ [file]: 'changed' })).toBe(hashWith({}))
  })
})

test('an entry that does not exist is refused', () => {
  expect(() => hashClosure(['proofs/src/gone/proof.ts'], new Map(Object.entries(TREE)))).toThrow('does not exist')
})
