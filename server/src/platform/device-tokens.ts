// Marks a browser in which a person has signed in with their present password. It lets nobody in: it only says whose
// counter a sign-in adds to. A new password ends every mark, or a thief could collect many before it.
import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'tendertap'
const AUDIENCE = 'tendertap-web'
const TYPE = 'device+jwt'
export const DEVICE_DAYS = 90

export interface KnownDevice {
  deviceId: string
  userId: string
  /** of `markPassword` */
  passwordMark: string
}

/** The same for the same stored hash, and says nothing about it. */
export function markPassword(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
}

export interface DeviceToken {
  sign(device: KnownDevice): Promise<string>
  /** null for anything but a valid token of ours */
  read(token: string | null): Promise<KnownDevice | null>
}

export function createDeviceTokens(secret: string): DeviceToken {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ deviceId, userId, passwordMark }) =>
      new SignJWT({ passwordMark })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(deviceId)
        .setExpirationTime(`${DEVICE_DAYS} days`)
        .sign(key),
    read: async (token) => {
      if (token === null) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
        })
        const { jti, sub, passwordMark } = payload
        return jti && sub && typeof passwordMark === 'string' ? { deviceId: jti, userId: sub, passwordMark } : null
      } catch {
        return null
      }
    },
  }
}
