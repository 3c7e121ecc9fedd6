// The session token: a JWT that holds ids and an expiry, nothing else. What its bearer may do is read from the database
// on every call.
import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'tendertap'
const AUDIENCE = 'tendertap-web'
const TYPE = 'session+jwt'

export interface SessionToken {
  sign(session: { sessionId: string; userId: string; expiresAt: Date }): Promise<string>
  /** the session's id, or null for anything but a valid token of ours */
  read(token: string): Promise<ClaimedSession | null>
}

/** What a token of ours says; whether the session still runs is not known yet. */
export interface ClaimedSession {
  sessionId: string
  userId: string
}

const MAX_VERIFIED = 10_000

export function createSessionTokens(secret: string): SessionToken {
  const imported = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  // A person sends the same token with every call; its signature need not be verified again each time. Whether the
  // session still exists is read from the database all the same.
  const verified = new Map<string, { session: ClaimedSession; expiresAt: number }>()
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
      const known = verified.get(token)
      if (known && known.expiresAt > Date.now()) return known.session
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
        })
        if (!payload.jti || !payload.sub) return null
        const session = { sessionId: payload.jti, userId: payload.sub }
        if (verified.size >= MAX_VERIFIED) verified.clear()
        verified.set(token, { session, expiresAt: (payload.exp ?? 0) * 1_000 })
        return session
      } catch {
        return null
      }
    },
  }
}
