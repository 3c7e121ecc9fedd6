import { expect, test } from 'vitest'
import { findClosure } from './closure.ts'

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
test('the closure holds what is imported, the processes that are started, migrations and versions, not types and what a comment names', () => {
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

test('an entry that does not exist is refused', () => {
  expect(() => findClosure(['proofs/src/gone/proof.ts'], new Map(Object.entries(TREE)))).toThrow('does not exist')
})
