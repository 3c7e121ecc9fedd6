// Where the bytes of documents are kept. Names are ours and random: nothing of a portal's name or address ever reaches
// a path.
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface StoredBytes {
  size: number
  body: Readable
}

export interface StoredFile {
  name: string
  size: number
  storedAt: Date
}

export interface DocumentStore {
  /**
   * Keeps the stream under a new name and gives the name. When the stream breaks nothing is kept, and its error is
   * thrown.
   */
  write(body: Readable): Promise<string>
  /** null: there is nothing of this name. Whoever stops reading destroys the body. */
  open(name: string): Promise<StoredBytes | null>
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>
  /** Everything that is kept, page by page, in the order of the names. */
  list(): AsyncIterable<readonly StoredFile[]>
  /**
   * Removes what writers that died before this moment left half written, and gives the number. A bucket of S3 does so
   * by a rule of its own.
   */
  removeUnfinished(before: Date): Promise<number>
}

export function createName(): string {
  return randomBytes(16).toString('hex')
}

export function isName(text: string): boolean {
  return /^[\da-f]{32}$/.test(text)
}
