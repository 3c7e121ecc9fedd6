// A payload may name any address. We request only addresses at the portal's own hosts.
import { PortalProblem } from '../problem.ts'

/**
 * The configured address is allowed as it is, so that a simulated portal works; the other hosts are allowed with https
 * only.
 */
export function createAddressCheck(baseUrl: string, hosts: readonly string[]): (url: string) => URL {
  const origins = new Set([new URL(baseUrl).origin, ...hosts.map((host) => `https://${host}`)])
  return (url) => {
    if (!URL.canParse(url)) throw new PortalProblem('permanent', 'The address is not one')
    const address = new URL(url)
    if (!origins.has(address.origin))
      throw new PortalProblem('permanent', `The address leads outside the portal: ${address.origin}`)
    // fetch would throw a TypeError, as if the mistake were ours.
    if (address.username || address.password)
      throw new PortalProblem('permanent', 'The address carries a name or a password')
    return address
  }
}
