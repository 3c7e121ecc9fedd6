// Checks what a visitor of /login loads: how much JavaScript (gzip), and nothing that only signed-in people need.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'

const DIST = 'web/dist'
const LIMIT_KB = 210
const SIGNED_IN_ONLY = /AccountShell|\/features\/(?!session\/)|\/i18n\/\w+\/(?!public)/

type Manifest = Record<string, { file: string; imports?: string[] }>

/** What the browser loads for /login in one language: these, and what they import statically. */
const listRoots = (language: Language) => [
  'index.html',
  'src/app/routes/LoginRoute.tsx',
  `src/i18n/${language}/public.ts`,
  `../contract/src/errors/texts/${language}.ts`,
]

export function checkBundle(): boolean {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest
  const results = LANGUAGES.map((language) => {
    const chunks = listLoadedChunks(manifest, listRoots(language))
    const kilobytes =
      chunks.reduce((sum, chunk) => sum + gzipSync(readFileSync(`${DIST}/${manifest[chunk]?.file}`)).length, 0) / 1000
    const unexpected = chunks.filter((chunk) => SIGNED_IN_ONLY.test(chunk))
    console.log(`     /login in ${language}: ${kilobytes.toFixed(1)} kB of JavaScript in gzip (at most ${LIMIT_KB})`)
    for (const chunk of unexpected) console.error(`     ${chunk} is needed by signed-in people only`)
    return kilobytes <= LIMIT_KB && unexpected.length === 0
  })
  return results.every(Boolean)
}

function listLoadedChunks(manifest: Manifest, roots: readonly string[]): string[] {
  const seen = new Set<string>()
  const add = (chunk: string): void => {
    if (seen.has(chunk)) return
    const entry = manifest[chunk]
    if (!entry) throw new Error(`The build has no ${chunk}: has the login page moved?`)
    seen.add(chunk)
    for (const next of entry.imports ?? []) add(next)
  }
  for (const root of roots) add(root)
  return [...seen]
}
