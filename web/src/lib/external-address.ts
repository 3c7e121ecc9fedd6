/** The address of a page elsewhere as a portal gave it; never anything but a web page (no javascript:, no data:). */
export function externalAddress(address: string | null): string | null {
  const parsed = address === null ? null : URL.parse(address)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}
