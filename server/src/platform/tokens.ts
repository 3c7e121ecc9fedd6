// The session token: a JWT that holds ids and an expiry, nothing else. What its bearer may do is read from the database on every call.
import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'tendertap'
const AUDIENCE = 'tendertap-web'
const TYPE = 'session+jwt'

export interface SessionToken {
  sign(session: { sessionId: string; userId: string; expiresAt: Date }): Promise<string>
  /** the session's id, or null for anything but a valid token of ours */
  read(token: string): Promise<{ sessionId: string; userId: string } | null>
}

export function sessionTokens(secret: string): SessionToken {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ sessionId, userId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, typ: TYPE })
        return payload.jti && payload.sub ? { sessionId: payload.jti, userId: payload.sub } : null
      } catch {
        return null
      }
    },
  }
}
