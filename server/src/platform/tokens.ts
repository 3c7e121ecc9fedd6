// The session token: a JWT that holds ids and an expiry, nothing else. What its bearer may do is read from the database
// on every call.
import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'tendertap'
const AUDIENCE = 'tendertap-web'
const TYPE = 'session+jwt'

export interface SessionToken {
  sign(session: { sessionId: string; userId: string; expiresAt: Date }): Promise<string>
  /** the session's id, or null for anything but a valid token of ours */
  read(token: string): Promise<{ sessionId: string; userId: string } | null>
}

export function createSessionTokens(secret: string): SessionToken {
  const imported = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  return {
    sign: async ({ sessionId, userId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await imported),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
        })
        return payload.jti && payload.sub ? { sessionId: payload.jti, userId: payload.sub } : null
      } catch {
        return null
      }
    },
  }
}
