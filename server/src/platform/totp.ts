// Time-based one-time passwords (RFC 6238) as every authenticator app has them: SHA-1, six digits, a new one every 30
// seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { APP_CODE_DIGITS, readSecondFactorCode } from '@tendertap/domain/second-factor'

const STEP_MS = 30_000
// RFC 4226 §4: at least 128 bits, 160 recommended
const SECRET_BYTES = 20
// a phone's clock may be half a minute off, either way
const DRIFT_STEPS = [-1, 0, 1]
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function createTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / STEP_MS)
}

export function computeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** APP_CODE_DIGITS).padStart(APP_CODE_DIGITS, '0')
}

/** The step whose code this is, so that it can be used once; null for a wrong or outdated one. */
export function findMatchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const read = readSecondFactorCode(code)
  if (read?.kind !== 'app') return null
  const typed = Buffer.from(read.digits)
  const steps = DRIFT_STEPS.map((drift) => stepAt(now) + drift)
  return steps.find((step) => timingSafeEqual(Buffer.from(computeCode(secret, step)), typed)) ?? null
}

/** RFC 4648 base32, as apps take a secret that is typed in. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** What the QR code says. */
export function toOtpauthUrl(secret: Uint8Array, issuer: string, account: string): string {
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
