// Loaded into a process before its own modules: texts of its sources are replaced, and so a fault planted.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** `from` occurs once in the file. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** The environment of a process whose sources are to be altered. Throws if an edit no longer fits its file. */
export function alterSources(edits: readonly Edit[]): Readonly<Record<string, string>> {
  for (const edit of edits) alterText(readFileSync(edit.file, 'utf8'), edit)
  return {
    ALTERED_SOURCES: JSON.stringify(edits),
    NODE_OPTIONS: '--import ./proofs/src/frame/alter-source.ts',
  }
}

const { ALTERED_SOURCES } = process.env
for (const edit of ALTERED_SOURCES ? (JSON.parse(ALTERED_SOURCES) as Edit[]) : []) alterSource(edit)

function alterSource(edit: Edit): void {
  const altered = pathToFileURL(edit.file).href
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (url !== altered) return loaded
      return { ...loaded, source: alterText(Buffer.from(loaded.source as Uint8Array).toString(), edit) }
    },
  })
}

function alterText(source: string, { file, from, to }: Edit): string {
  if (source.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`)
  return source.replace(from, () => to)
}
