// The address that a call comes from.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * What the trusted proxies say, or the address of the connection if that is not an address at all: the header
 * X-Forwarded-For may hold anything.
 */
export function readAddress({ ip, socket }: FastifyRequest): string {
  // the zone of an IPv6 address (%eth0) may be any text, of any length
  return isIP(ip) && !ip.includes('%') ? ip : (socket.remoteAddress ?? '')
}
