import { createHash } from 'node:crypto'

/** Only the hash of a link's secret is stored. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
