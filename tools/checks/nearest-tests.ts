// Which tests can tell that a file has changed: those that import it, by however many other files.
import { readImports, resolveImport } from './imports.ts'

const TEST = /\.test\.tsx?$/
/** journeys drive the built product, which no import leads to */
const JOURNEY = /^e2e\//

/** The files with tests that reach a changed one, those with the fewest files between first. */
export function rankTests(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  return rankImporters(changed, sources).filter((file) => TEST.test(file) && !JOURNEY.test(file))
}

/** The changed files, those that import them, and so on. */
export function rankImporters(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const importers = findImporters(sources)
  const seen = new Set(changed.filter((file) => sources.has(file)))
  // a set goes on to what is added to it meanwhile, so nearer files come before farther ones
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer)
  return [...seen]
}

function findImporters(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, source] of sources) {
    for (const { specifier } of /\.tsx?$/.test(file) ? readImports(source) : []) {
      const target = resolveImport(file, specifier, sources)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}
