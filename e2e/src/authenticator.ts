// A person's authenticator app: six digits out of the key that the page shows (RFC 6238).
import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function makeCode(key: string, halfMinutesFromNow = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutesFromNow))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
