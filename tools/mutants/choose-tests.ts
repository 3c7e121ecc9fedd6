// Which tests a mutant has to get past: those that reach its file, the likeliest to see it first.
import { posix } from 'node:path'
import { rankTests } from '../checks/nearest-tests.ts'
import type { Kind } from './kinds.ts'

/** How many of them are run before the others. */
const NEAREST = 3
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\//

/** The nearest files with tests, and the others; a mutant that the first see need not be shown to the others. */
export function chooseTests(file: string, kind: Kind, sources: ReadonlyMap<string, string>): string[][] {
  const ranked = rankTests([file], sources).filter((test) => !kind.readers.includes(test))
  const calls = listCalls(file, sources)
  const ordered = ranked
    .map((test, distance) => ({ test, distance, likeness: compare(file, test, calls, sources) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.distance - b.distance)
    .map(({ test }) => test)
    .slice(0, kind.maxTests)
  return [ordered.slice(0, NEAREST), [...ordered.slice(NEAREST), ...kind.readers]].filter(({ length }) => length > 0)
}

/** All tests of the server reach every query, and most of the screens every piece: the place and the calls tell more. */
function compare(file: string, test: string, calls: readonly string[], sources: ReadonlyMap<string, string>): number {
  if (test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')) return Infinity
  const source = sources.get(test) ?? ''
  return countSharedFolders(file, test) + (calls.some((call) => source.includes(call)) ? 0.5 : 0)
}

function countSharedFolders(file: string, test: string): number {
  const [of, other] = [posix.dirname(file).split('/'), posix.dirname(test).split('/')]
  const parted = of.findIndex((folder, index) => folder !== other[index])
  return parted < 0 ? of.length : parted
}

/** The calls of the feature that the file belongs to, in quotes. */
function listCalls(file: string, sources: ReadonlyMap<string, string>): string[] {
  const calls = sources.get(`contract/src/calls/${FEATURE.exec(file)?.[1]}.ts`) ?? ''
  return Array.from(calls.matchAll(/^ {2}('[\w-]+\/\w+'): /gm), ([, path = '']) => path)
}
