// The network that an internet address counts as. One household or office holds a whole /64 of IPv6 and changes its
// addresses at will, so we count and remember the /64. An IPv4 address is a network of its own, also where a socket
// writes it in IPv6.
import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

export function toNetwork(ip: string): string {
  const address = ip.split('%', 1)[0] ?? ''
  const inside = IPV4_IN_IPV6.exec(address)?.[1]
  if (inside) return inside
  return isIPv6(address) ? `${expandGroups(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : ip
}

function expandGroups(address: string): string[] {
  // the dotted form fills the last two groups, which the network does not have
  const [before = [], after = []] = address
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missing = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...(address.includes('::') ? missing : []), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
