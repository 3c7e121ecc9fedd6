// Secrets at rest: AES-256-GCM with a key that the database never sees.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Seal {
  /** Binds the secret to its owner: in another owner's row it cannot be opened. */
  close(secret: Uint8Array, owner: string): Buffer
  open(sealed: Uint8Array, owner: string): Buffer
}

/** `key`: 64 hexadecimal digits. */
export function createSeal(key: string): Seal {
  const keyBytes = Buffer.from(key, 'hex')
  return {
    close(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyBytes, nonce).setAAD(Buffer.from(owner))
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, keyBytes, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(owner),
      )
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
