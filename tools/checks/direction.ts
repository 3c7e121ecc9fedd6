// Who may import whom, and no circular imports. The table below is the architecture; ARCHITECTURE.md explains it.
import { readImports, resolveImport } from './imports.ts'

/** An area of the tree → the areas it may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],

  'server/platform': ['domain', 'contract'],
  'server/db': ['domain', 'contract', 'server/platform'],
  'server/audit': ['contract', 'server/platform', 'server/db'],
  'server/events': ['domain', 'contract', 'server/platform', 'server/db'],
  'server/jobs': ['domain', 'server/platform', 'server/db'],
  'server/feed': ['domain', 'server/platform', 'server/db'],
  'server/messages': ['domain', 'server/db', 'server/jobs'],
  'server/notices': ['domain', 'server/db', 'server/jobs', 'server/events'],
  'server/channels': ['domain'],
  'server/documents': ['server/db', 'server/jobs'],
  'server/portals': ['domain', 'contract', 'server/platform'],
  'server/language': [],
  'server/scoring': ['domain', 'server/language'],
  'server/spreadsheets': ['domain', 'server/platform'],
  'server/http': ['domain', 'contract', 'server/platform', 'server/db', 'server/events', 'server/audit'],
  'server/features/*': [
    'domain',
    'contract',
    'server/platform',
    'server/db',
    'server/jobs',
    'server/feed',
    'server/events',
    'server/messages',
    'server/notices',
    'server/channels',
    'server/documents',
    'server/portals',
    'server/language',
    'server/scoring',
    'server/spreadsheets',
    'server/features/lots',
    'server/features/session',
  ],
  'server/features': [
    'domain',
    'contract',
    'server/platform',
    'server/db',
    'server/jobs',
    'server/feed',
    'server/documents',
    'server/features/*',
  ],
  'server/processes': [
    'domain',
    'contract',
    'server/platform',
    'server/db',
    'server/jobs',
    'server/feed',
    'server/events',
    'server/audit',
    'server/channels',
    'server/documents',
    'server/portals',
    'server/http',
    'server/features',
    'server/features/*',
  ],
  'server/testing': [
    'domain',
    'contract',
    'simulator',
    'server/platform',
    'server/db',
    'server/jobs',
    'server/feed',
    'server/notices',
    'server/channels',
    'server/documents',
    'server/portals',
    'server/language',
    'server/scoring',
    'server/http',
    'server/features',
    'server/features/*',
    'server/processes',
  ],

  'web/lib': ['domain'],
  'web/i18n': ['domain', 'contract', 'web/lib'],
  'web/api': ['domain', 'contract', 'web/lib', 'web/i18n'],
  'web/ui': ['domain', 'contract', 'web/lib', 'web/i18n'],
  'web/features/*': [
    'domain',
    'contract',
    'web/lib',
    'web/i18n',
    'web/api',
    'web/ui',
    'web/features/lots',
    'web/features/session',
    'web/features/analytics',
  ],
  'web/app': ['domain', 'contract', 'web/lib', 'web/i18n', 'web/api', 'web/ui', 'web/features/*'],
  'web/kit': ['domain', 'contract', 'web/lib', 'web/i18n', 'web/ui', 'web/app'],
  'web/testing': ['domain', 'contract', 'web/i18n', 'web/api', 'web/ui', 'web/app', 'web/features/*'],
  web: ['web/app', 'web/lib', 'web/ui'],

  simulator: ['domain', 'contract'],
  e2e: ['domain', 'contract', 'web/*', 'simulator', 'tools'],
  proofs: ['domain', 'contract', 'server/*', 'simulator', 'tools'],
  tools: ['domain', 'contract', 'server/*', 'simulator'],
}

/** An area → the areas of which it may import only types. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  'server/features': ['server/http'],
  'server/features/*': ['server/http'],
}

// The schemas are larger than the login page may be: the browser gets the contract's types and these small modules.
const CONTRACT_IN_BROWSER =
  /^contract\/src\/(access|documents|own-files|events|client\/[\w-]+|errors\/errors|errors\/texts\/(ru|kz|en))\.ts$/
const TEST_FILE = /\.test\.tsx?$/
const TEST_LIBRARIES = ['vitest', 'fast-check']

/** Lists every import that the table does not allow, and every circle. */
export function findViolations(files: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, string[]>()
  const violations: string[] = []
  for (const [file, source] of files) {
    const targets: string[] = []
    for (const { specifier, typeOnly } of readImports(source)) {
      const target = resolveImport(file, specifier, files)
      if (target) targets.push(target)
      const problem = target ? findForbiddenImport(file, target, typeOnly) : findForbiddenLibrary(file, specifier)
      if (problem) violations.push(problem)
    }
    graph.set(file, targets)
  }
  return [...violations, ...findCircles(graph)]
}

function findArea(file: string): string {
  const [first = '', second, third, fourth, ...rest] = file.split('/')
  if (first === 'tools' || second !== 'src' || !(first === 'server' || first === 'web')) return first
  if (third === 'features' && fourth !== undefined && rest.length > 0) return `${first}/features/${fourth}`
  return fourth === undefined ? first : `${first}/${third}`
}

function findRule(area: string, table: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  return table[area] ?? table[area.replace(/\/features\/[^/]+$/, '/features/*')]
}

function matchesArea(pattern: string, area: string): boolean {
  return pattern === area || (pattern.endsWith('/*') && area.startsWith(pattern.slice(0, -1)))
}

function findForbiddenImport(file: string, target: string, typeOnly: boolean): string | null {
  const [from, to] = [findArea(file), findArea(target)]
  const allowed = findRule(from, MAY_IMPORT)
  if (!allowed) return `${file}: the area "${from}" is not in the table of tools/checks/direction.ts`
  const ownTests = TEST_FILE.test(file) && to === `${from.split('/')[0]}/testing`
  const typesToo = typeOnly ? (findRule(from, TYPES_ONLY) ?? []) : []
  if (from !== to && !ownTests && ![...allowed, ...typesToo].some((pattern) => matchesArea(pattern, to)))
    return `${file} must not import ${target}`
  const isForTests = TEST_FILE.test(file) || from === 'web/testing'
  const inBrowser = from.startsWith('web') && to === 'contract' && !typeOnly && !isForTests
  return inBrowser && !CONTRACT_IN_BROWSER.test(target) ? `${file} must import only types from ${target}` : null
}

function findForbiddenLibrary(file: string, specifier: string): string | null {
  const area = findArea(file)
  if (specifier.startsWith('.') || specifier.startsWith('@tendertap/')) {
    return /\.(css|json|svg|sql)$/.test(specifier) ? null : `${file} imports ${specifier}, which does not exist`
  }
  if (TEST_FILE.test(file) && TEST_LIBRARIES.includes(specifier)) return null
  if (area === 'domain' && !file.endsWith('.test.ts'))
    return `${file}: domain uses no library, but imports ${specifier}`
  return area.startsWith('web') && specifier === 'zod' ? `${file}: zod must not reach the browser` : null
}

function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) found.push(`circle: ${[...path.slice(start), file].join(' → ')}`)
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return found
}
