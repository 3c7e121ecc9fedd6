// Everything that can change how a program behaves: the files it imports, those of the processes it starts, the
// migrations, the versions of the libraries.
import { posix } from 'node:path'
import { readImports, resolveImport } from './imports.ts'

/** part of every closure: the database and the libraries */
const ALWAYS = /^(package-lock\.json|server\/src\/db\/migrations\/.*\.sql)$/
/** a process is started by the path of its file, from the root or from the file that starts it */
const PATH_IN_TEXT = /[\w.-]*(?:\/[\w.-]+)+\.tsx?\b/g

/** Types are erased before anything runs, so an import of types alone is not followed. */
export function findClosure(entries: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  const waiting = [...entries, ...[...files.keys()].filter((file) => ALWAYS.test(file))]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = files.get(file)
    if (source === undefined) throw new Error(`${file} does not exist`)
    if (found.has(file)) continue
    found.add(file)
    if (/\.tsx?$/.test(file)) waiting.push(...findReferencedFiles(file, source, files))
  }
  return [...found].toSorted()
}

function findReferencedFiles(file: string, source: string, files: ReadonlyMap<string, string>): string[] {
  const imported = readImports(source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => resolveImport(file, specifier, files))
    .filter((target) => target !== null)
  const typesOnly = readImports(source).filter(({ typeOnly }) => typeOnly)
  const named = (removeComments(source).match(PATH_IN_TEXT) ?? [])
    .filter((path) => !typesOnly.some(({ specifier }) => specifier === path))
    .flatMap((path) => [posix.normalize(path), posix.join(posix.dirname(file), path)])
    .filter((path) => files.has(path))
  return [...imported, ...named]
}

const removeComments = (source: string): string => source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
