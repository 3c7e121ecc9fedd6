// The four kinds of mutants: where they are planted, how many of them a run takes, and who looks at all of the kind.
import type { Change, KindName } from './mutant.ts'
import { plantInPermissions } from './plant-permissions.ts'
import { plantInRules } from './plant-domain.ts'
import { plantInSql } from './plant-sql.ts'
import { plantInWiring } from './plant-wiring.ts'

export interface Kind {
  name: KindName
  isMeant(file: string): boolean
  findChanges(source: string): Change[]
  /** how many mutants a run takes unless it is told otherwise */
  count: number
  /** how many files with tests a mutant has to get past */
  maxTests: number
  /** files with tests that look at all of the kind, some as text, so that no import leads to them */
  readers: readonly string[]
}

const TEST = /\.test\.tsx?$/
/** the weights are no rules: they were learned, and measured as a whole */
const RULES = /^(domain\/src|server\/src\/scoring(?!\/published-weights))\/.*\.ts$/
const CALLS = /^(contract\/src\/calls|domain\/src)\/.*\.ts$/
const QUERIES = /^server\/src\/features\/.*\.ts$/
const SCREENS = /^web\/src\/features\/.*\.tsx$/

export const KINDS: readonly Kind[] = [
  { name: 'domain', findChanges: plantInRules, isMeant: isIn(RULES), count: 120, maxTests: 7, readers: [] },
  {
    name: 'permissions',
    findChanges: plantInPermissions,
    isMeant: isIn(CALLS),
    count: 60,
    maxTests: 6,
    readers: ['contract/src/own-calls.test.ts', 'contract/src/specification.test.ts'],
  },
  {
    name: 'sql',
    findChanges: plantInSql,
    isMeant: isIn(QUERIES),
    count: 40,
    maxTests: 10,
    readers: ['server/src/db/unscoped-queries.test.ts'],
  },
  { name: 'wiring', findChanges: plantInWiring, isMeant: isIn(SCREENS), count: 40, maxTests: 6, readers: [] },
]

function isIn(place: RegExp): (file: string) => boolean {
  return (file) => place.test(file) && !TEST.test(file)
}
