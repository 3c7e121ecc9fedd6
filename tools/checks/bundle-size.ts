// Checks what a visitor loads before a page shows itself: how many files of JavaScript, how large (gzip), and on /login
// nothing that only signed-in people need. web/chunks.ts decides what goes where.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'

const DIST = 'web/dist'
const SIGNED_IN_ONLY = /AccountShell|\/features\/(?!session\/)|\/i18n\/\w+\/(?!public)|^_(shared|charts|texts)-/

interface Page {
  path: string
  /** What the browser loads in one language: these, and what they import statically. */
  listRoots: (language: Language) => readonly string[]
  maxFiles: number
  maxKilobytes: number
  unexpected?: RegExp
}

const errorTexts = (language: Language) => `../contract/src/errors/texts/${language}.ts`
const publicTexts = (language: Language) => `src/i18n/${language}/public.ts`

const PAGES: readonly Page[] = [
  {
    path: '/login',
    listRoots: (language) => [
      'index.html',
      'src/app/routes/LoginRoute.tsx',
      publicTexts(language),
      errorTexts(language),
    ],
    maxFiles: 6,
    maxKilobytes: 180,
    unexpected: SIGNED_IN_ONLY,
  },
  {
    path: '/all-lots',
    listRoots: (language) => [
      'index.html',
      'src/app/shell/AccountShell.tsx',
      'src/app/routes/AllLotsRoute.tsx',
      publicTexts(language),
      errorTexts(language),
      `_texts-${language}`,
    ],
    maxFiles: 10,
    maxKilobytes: 380,
    unexpected: /^_charts-/,
  },
]

type Manifest = Record<string, { file: string; imports?: string[] }>

export function checkBundle(): boolean {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest
  const results = PAGES.flatMap((page) =>
    LANGUAGES.map((language) => {
      const chunks = listLoadedChunks(manifest, page.listRoots(language))
      const kilobytes =
        chunks.reduce((sum, chunk) => sum + gzipSync(readFileSync(`${DIST}/${manifest[chunk]?.file}`)).length, 0) / 1000
      const unexpected = chunks.filter((chunk) => page.unexpected?.test(chunk))
      console.log(
        `     ${page.path} in ${language}: ${chunks.length} files of JavaScript (at most ${page.maxFiles}), ` +
          `${kilobytes.toFixed(1)} kB in gzip (at most ${page.maxKilobytes})`,
      )
      for (const chunk of unexpected) console.error(`     ${chunk} does not belong to the first load of ${page.path}`)
      return kilobytes <= page.maxKilobytes && chunks.length <= page.maxFiles && unexpected.length === 0
    }),
  )
  return results.every(Boolean)
}

function listLoadedChunks(manifest: Manifest, roots: readonly string[]): string[] {
  const seen = new Set<string>()
  const add = (chunk: string): void => {
    if (seen.has(chunk)) return
    const entry = manifest[chunk]
    if (!entry) throw new Error(`The build has no ${chunk}: has the page moved?`)
    seen.add(chunk)
    for (const next of entry.imports ?? []) add(next)
  }
  // a file of a group has its hash in its name
  const names = Object.keys(manifest).filter((name) => name.endsWith('.js') || !name.startsWith('_'))
  for (const root of roots)
    add(root.startsWith('_') ? (names.find((name) => name.startsWith(`${root}-`)) ?? root) : root)
  return [...seen]
}
