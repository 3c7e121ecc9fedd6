// What the link of a letter carries: whose letter it is and which categories it switches off, signed with the person's
// own key. It holds nothing that opens anything else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CATEGORIES, type Category } from '@tendertap/domain/notifications/categories'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16
const TOKEN = /^[\w-]{44}$/
/** of other signatures that a key may make one day */
const PURPOSE = 'unsubscribe'

export interface UnsubscribeToken {
  userId: string
  categories: readonly Category[]
  /** Is it signed with this key? */
  isSignedWith(key: Buffer): boolean
}

export function writeToken(userId: string, categories: readonly Category[], key: Buffer): string {
  const bits = CATEGORIES.reduce((sum, category, at) => sum + (categories.includes(category) ? 1 << at : 0), 0)
  const payload = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from([bits])])
  return Buffer.concat([payload, sign(payload, key)]).toString('base64url')
}

/** Null for a text that cannot be a token. */
export function readToken(token: string): UnsubscribeToken | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const payload = bytes.subarray(0, ID_BYTES + 1)
  const bits = payload[ID_BYTES] ?? 0
  return {
    userId: payload.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    categories: CATEGORIES.filter((_category, at) => (bits & (1 << at)) !== 0),
    isSignedWith: (key) => timingSafeEqual(bytes.subarray(ID_BYTES + 1), sign(payload, key)),
  }
}

function sign(payload: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(PURPOSE).update(payload).digest().subarray(0, SIGNATURE_BYTES)
}
