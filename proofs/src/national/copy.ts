import { once } from 'node:events'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

const CHUNK_LENGTH = 1 << 20

export interface Copy {
  /** Resolves once the connection can take more rows. */
  writeRow(fields: readonly (string | number | null)[]): Promise<void> | void
  end(): Promise<void>
}

const escapeText = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text

/** Starts COPY … FROM STDIN. The connection can do nothing else until the copy ends. */
export function copyInto(client: Client, table: string, columns: readonly string[]): Copy {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  const finished = once(stream, 'finish')
  let buffer = ''
  return {
    writeRow(fields) {
      for (let index = 0; index < fields.length; index++) {
        const field = fields[index] ?? null
        buffer +=
          (index === 0 ? '' : '\t') + (field === null ? '\\N' : typeof field === 'number' ? field : escapeText(field))
      }
      buffer += '\n'
      if (buffer.length < CHUNK_LENGTH) return undefined
      const chunk = buffer
      buffer = ''
      return stream.write(chunk) ? undefined : once(stream, 'drain').then(() => undefined)
    },
    async end() {
      stream.end(buffer)
      await finished
    },
  }
}
