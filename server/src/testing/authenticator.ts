// What a person's authenticator app does with the secret it was shown.
import { computeCode, stepAt } from '../platform/totp.ts'

const STEPS_PER_HOUR = 120
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The product only encodes base32, so the test decodes it. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export interface Authenticator {
  secret: Buffer
  /** `late`: how many half minutes from now */
  code(late?: number): string
  /** codes that are valid neither now nor within an hour of now */
  wrongCodes(count: number): string[]
}

export function authenticator(shown: string): Authenticator {
  const secret = fromBase32(shown)
  // one moment for the whole test, so that a code does not pass while it runs
  const now = stepAt(new Date())
  const code = (late = 0) => computeCode(secret, now + late)
  const wrongCodes = (count: number) => {
    const valid = new Set(Array.from({ length: 2 * STEPS_PER_HOUR + 1 }, (_, step) => code(step - STEPS_PER_HOUR)))
    const candidates = Array.from({ length: count + valid.size }, (_, index) => String(100_000 + index))
    return candidates.filter((candidate) => !valid.has(candidate)).slice(0, count)
  }
  return { secret, code, wrongCodes }
}
