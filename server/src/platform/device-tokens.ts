// Marks a browser in which a person has signed in. It lets nobody in: it only says whose counter a sign-in adds to.
import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'tendertap'
const AUDIENCE = 'tendertap-web'
const TYPE = 'device+jwt'
export const DEVICE_DAYS = 90

export interface KnownDevice {
  deviceId: string
  userId: string
}

export interface DeviceToken {
  sign(device: KnownDevice): Promise<string>
  /** null for anything but a valid token of ours */
  read(token: string | null): Promise<KnownDevice | null>
}

export function createDeviceTokens(secret: string): DeviceToken {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ deviceId, userId }) =>
      new SignJWT()
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
        return payload.jti && payload.sub ? { deviceId: payload.jti, userId: payload.sub } : null
      } catch {
        return null
      }
    },
  }
}
