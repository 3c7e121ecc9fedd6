// Which tests a mutant has to get past: those that reach its file, the likeliest to see it first.
import { posix } from 'node:path'
import { rankTests } from '../checks/nearest-tests.ts'
import type { Kind } from './kinds.ts'

/** How many of them are run before the others. */
const NEAREST = 3
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\//
const TEST = /^(?!e2e\/).*\.test\.tsx?$/

/** The nearest files with tests, and the others; a mutant that the first see need not be shown to the others. */
export function chooseTests(file: string, kind: Kind, sources: ReadonlyMap<string, string>): string[][] {
  const ranked = rankTests([file], sources).filter((test) => !kind.readers.includes(test))
  const isNear = listMarks(file, sources)
  const ordered = ranked
    .map((test, distance) => ({ test, distance, near: isNear(test) }))
    .toSorted((a, b) => b.near - a.near || a.distance - b.distance)
    .map(({ test }) => test)
    .slice(0, kind.maxTests)
  return [ordered.slice(0, NEAREST), [...ordered.slice(NEAREST), ...kind.readers]].filter(({ length }) => length > 0)
}

/** All tests of the server reach every query, and most of the screens every piece: those of the feature come first. */
function listMarks(file: string, sources: ReadonlyMap<string, string>): (test: string) => number {
  const folder = posix.dirname(file)
  const name = posix.basename(file).replace(/\.tsx?$/, '')
  const feature = FEATURE.exec(file)?.[1]
  const calls = feature ? listCalls(sources.get(`contract/src/calls/${feature}.ts`) ?? '') : []
  return (test) => {
    if (test.startsWith(`${folder}/${name}.`)) return 4
    if (posix.dirname(test) === folder) return 3
    if (feature && FEATURE.exec(test)?.[1] === feature && TEST.test(test)) return 2
    const source = sources.get(test) ?? ''
    return calls.some((call) => source.includes(call)) ? 1 : 0
  }
}

const listCalls = (source: string): string[] =>
  Array.from(source.matchAll(/^ {2}('[\w-]+\/\w+'): /gm), ([, path = '']) => path)
