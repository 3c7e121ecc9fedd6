// Which tests a mutant has to get past: those that reach its file, the likeliest to see it first.
import { posix } from 'node:path'
import { readImports, resolveImport } from '../checks/imports.ts'
import { rankImporters, rankTests } from '../checks/nearest-tests.ts'
import type { Kind } from './kinds.ts'

/** How many of them are run before the others. */
const NEAREST = 3
/** The test of a file counts more than all else, one that imports it more than any place. */
const [OWN, IMPORTING] = [100, 10]
const TEST = /\.test\.tsx?$/
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\//

/** The nearest files with tests, and the others; a mutant that the first see need not be shown to the others. */
export function chooseTests(
  file: string,
  kind: Pick<Kind, 'maxTests' | 'readers'>,
  sources: ReadonlyMap<string, string>,
): string[][] {
  const ranked = rankTests([file], sources).filter((test) => !kind.readers.includes(test))
  const calls = listCalls(file, sources)
  const ordered = ranked
    .map((test, distance) => ({ test, distance, likeness: compare(file, test, calls, sources) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.distance - b.distance)
    .map(({ test }) => test)
    .slice(0, kind.maxTests)
  return [[...kind.readers, ...ordered.slice(0, NEAREST)], ordered.slice(NEAREST)].filter(({ length }) => length > 0)
}

/** All tests of the server reach every query, and most of screens every piece: places, names and calls tell more. */
function compare(file: string, test: string, calls: readonly string[], sources: ReadonlyMap<string, string>): number {
  const source = sources.get(test) ?? ''
  const isImporting = readImports(source).some(({ specifier }) => resolveImport(test, specifier, sources) === file)
  const isCalling = calls.some((call) => source.includes(call))
  return (
    (test.startsWith(`${file.replace(/\.tsx?$/, '')}.`) ? OWN : 0) +
    (isImporting ? IMPORTING : 0) +
    countSharedFolders(file, test) +
    (sharesWord(file, test) ? 1 : 0) +
    (isCalling ? 0.5 : 0)
  )
}

function countSharedFolders(file: string, test: string): number {
  const [of, other] = [posix.dirname(file).split('/'), posix.dirname(test).split('/')]
  const parted = of.findIndex((folder, index) => folder !== other[index])
  return parted < 0 ? of.length : parted
}

function sharesWord(file: string, test: string): boolean {
  const [of, other] = [listWords(file), listWords(test)]
  return of.some((word) => other.includes(word))
}

/** of the file's name, in small letters and without the plural */
const listWords = (file: string): string[] =>
  (posix.basename(file).match(/^[\w-]+/)?.[0] ?? '')
    .split(/-|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))

/** The calls, in quotes, of the features that use the file. */
function listCalls(file: string, sources: ReadonlyMap<string, string>): string[] {
  const users = rankImporters([file], sources).filter((importer) => !TEST.test(importer))
  const features = new Set(users.map((user) => FEATURE.exec(user)?.[1]))
  return [...features].flatMap((feature) => {
    const calls = sources.get(`contract/src/calls/${feature}.ts`) ?? ''
    return Array.from(calls.matchAll(/^ {2}('[\w-]+\/\w+'): /gm), ([, path = '']) => path)
  })
}
