// Reads the imports of a file and finds the project's files that they refer to.
import { posix } from 'node:path'

interface Import {
  specifier: string
  typeOnly: boolean
}

export function readImports(source: string): Import[] {
  const statements = source.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]/gm)
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...Array.from(statements, (match) => ({ specifier: match[2] ?? '', typeOnly: Boolean(match[1]) })),
    ...Array.from(dynamic, (match) => ({ specifier: match[1] ?? '', typeOnly: false })),
  ]
}

/** The file that an import in `from` refers to; null for a library or a file that does not exist. */
export function resolveImport(from: string, specifier: string, files: ReadonlyMap<string, string>): string | null {
  const ours = /^@tendertap\/([^/]+)\/(.+)$/.exec(specifier)
  const base = ours
    ? `${ours[1]}/src/${ours[2]}`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : null
  if (base === null) return null
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => files.has(path)) ?? null
}
