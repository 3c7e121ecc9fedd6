// Which proxies are believed when they name the address of a caller: so many in front of the process, counted from it,
// or those with these addresses. Whoever else sends X-Forwarded-For could name any address.
import { isIP } from 'node:net'
import { z } from 'zod'

export type TrustedProxies = number | string[]

const MOST_HOPS = 10
const PROBLEM =
  'must be the number of proxies in front of this process (0 for none) or their addresses, as 10.0.0.0/8,192.168.1.5'

/** The setting TRUST_PROXY. It is not a yes or no: "yes" would believe whatever address a caller claims. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const entries = text.split(',').map((entry) => entry.trim())
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
  if (entries.every(isNetwork)) return entries
  context.addIssue(PROBLEM)
  return z.NEVER
})

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // a prefix of 0 would be everybody
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** People reach an https address through a proxy, so the process must be told which one it is. */
export function demandTrustedProxies(publicUrl: string, trusted: TrustedProxies | undefined): TrustedProxies {
  if (trusted !== undefined) return trusted
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' || isLoopback(hostname)) return 0
  throw new Error(`Wrong settings. TRUST_PROXY: ${PROBLEM}, because PUBLIC_URL is ${publicUrl}`)
}

const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
