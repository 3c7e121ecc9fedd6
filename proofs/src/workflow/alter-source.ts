// Loaded into an API process before its own modules: texts of its sources are replaced, and so a fault planted.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** `from` occurs once in the file. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** The environment of a process whose sources are to be altered. */
export function alterSources(edits: readonly Edit[]): Readonly<Record<string, string>> {
  return {
    ALTERED_SOURCES: JSON.stringify(edits),
    NODE_OPTIONS: '--import ./proofs/src/workflow/alter-source.ts',
  }
}

const { ALTERED_SOURCES } = process.env
for (const edit of ALTERED_SOURCES ? (JSON.parse(ALTERED_SOURCES) as Edit[]) : []) alterSource(edit)

function alterSource({ file, from, to }: Edit): void {
  const altered = pathToFileURL(file).href
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (url !== altered) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      if (source.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`)
      return { ...loaded, source: source.replace(from, () => to) }
    },
  })
}
