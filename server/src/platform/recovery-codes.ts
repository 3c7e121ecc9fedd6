import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@tendertap/domain/second-factor'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
}

function createRecoveryCode(): string {
  // five bits of each byte: 32 characters, all equally likely
  return Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => RECOVERY_ALPHABET.charAt(byte & 31)).join('')
}

/** A fast hash is enough: 80 random bits cannot be tried through. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
