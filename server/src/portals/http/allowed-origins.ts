// A portal's payload names addresses; only those of the portal's own hosts are ever asked.
import { PortalProblem } from '../problem.ts'

/**
 * The configured address counts as it is written, so that a stand-in works; the portal's other hosts over https alone.
 */
export function makeAllowedOrigins(baseUrl: string, hosts: readonly string[]): (url: string) => URL {
  const origins = new Set([new URL(baseUrl).origin, ...hosts.map((host) => `https://${host}`)])
  return (url) => {
    if (!URL.canParse(url)) throw new PortalProblem('permanent', 'The address is not one')
    const address = new URL(url)
    if (!origins.has(address.origin))
      throw new PortalProblem('permanent', `The address leads outside the portal: ${address.origin}`)
    // fetch would refuse it as a mistake of ours
    if (address.username || address.password)
      throw new PortalProblem('permanent', 'The address carries a name or a password')
    return address
  }
}
