import { describe, expect, test } from 'vitest'
import { findViolations } from './direction.ts'

const files = (tree: Record<string, string>) => new Map(Object.entries(tree))

describe('the direction check fails on a planted violation:', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'domain must not know the contract',
      { 'domain/src/a.ts': "import { b } from '@tendertap/contract/b'", 'contract/src/b.ts': '' },
      /must not import/,
    ],
    ['domain uses no library', { 'domain/src/a.ts': "import { z } from 'zod'" }, /uses no library/],
    [
      'the server must not know the simulator',
      { 'server/src/db/a.ts': "import type { b } from '@tendertap/simulator/b'", 'simulator/src/b.ts': '' },
      /must not import/,
    ],
    [
      'http is handed the handlers, it imports no feature',
      { 'server/src/http/a.ts': "import { b } from '../features/lots/b.ts'", 'server/src/features/lots/b.ts': '' },
      /must not import/,
    ],
    [
      'a feature must not reach into another one',
      {
        'server/src/features/team/a.ts': "import { b } from '../interests/b.ts'",
        'server/src/features/interests/b.ts': '',
      },
      /must not import/,
    ],
    [
      'a feature takes types from http, nothing that runs',
      { 'server/src/features/team/a.ts': "import { b } from '../../http/b.ts'", 'server/src/http/b.ts': '' },
      /must not import/,
    ],
    [
      'the ui kit knows nothing of the features',
      { 'web/src/ui/a.tsx': "import { b } from '../features/lots/b.tsx'", 'web/src/features/lots/b.tsx': '' },
      /must not import/,
    ],
    [
      'the browser gets the types of the contract, not its schemas',
      {
        'web/src/api/a.ts': "import { api } from '@tendertap/contract/calls/index'",
        'contract/src/calls/index.ts': '',
      },
      /only types/,
    ],
    [
      'a lazy import counts too',
      { 'web/src/ui/a.tsx': "const b = () => import('../features/lots/b.tsx')", 'web/src/features/lots/b.tsx': '' },
      /must not import/,
    ],
    [
      'a folder outside the table is refused',
      { 'server/src/misc/a.ts': "import { b } from '../db/b.ts'", 'server/src/db/b.ts': '' },
      /not in the table/,
    ],
    [
      'a circle, also one of types',
      { 'domain/src/a.ts': "import { b } from './b.ts'", 'domain/src/b.ts': "import type { a } from './a.ts'" },
      /circle: .*a\.ts → .*b\.ts/,
    ],
    ['a file that does not exist', { 'domain/src/a.ts': "import { b } from './gone.ts'" }, /does not exist/],
  ])('%s', (_name, tree, message) => {
    expect(findViolations(files(tree)).join('\n')).toMatch(message)
  })

  test('and accepts imports in the right direction', () => {
    const tree = {
      'domain/src/roles.ts': '',
      'contract/src/calls/index.ts': "import { z } from 'zod'\nimport { roles } from '@tendertap/domain/roles'",
      'server/src/http/handlers.ts': "import type { Api } from '@tendertap/contract/calls/index'",
      'server/src/features/team/handlers.ts':
        "import type { Handlers } from '../../http/handlers.ts'\nimport { me } from '../session/me.ts'",
      'server/src/features/session/me.ts': '',
      'web/src/api/client.ts': "import type { Path } from '@tendertap/contract/calls/index'",
    }
    expect(findViolations(files(tree))).toEqual([])
  })
})
