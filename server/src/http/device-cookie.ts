// The cookie with which a browser shows that a person has signed in there before (platform/device-tokens.ts). It goes
// out only with sign-ins, from our own pages, and no script can read it. It authenticates nobody, so a forged request
// gains nothing by it.
import type { Path } from '@tendertap/contract/calls/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_DAYS } from '../platform/device-tokens.ts'

const NAME = 'tendertap_device'
const SIGN_IN: Path = 'auth/localLogin'
const ATTRIBUTES = `Path=/api/${SIGN_IN}; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; Secure; SameSite=Strict`

export function readDeviceCookie({ headers }: FastifyRequest): string | null {
  return /(?:^|;\s*)tendertap_device=([\w.-]+)/.exec(headers.cookie ?? '')?.[1] ?? null
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', `${NAME}=${token}; ${ATTRIBUTES}`)
}
