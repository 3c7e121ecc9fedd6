/** The URL of a page outside, as a portal gave it. Only web pages are let through: no javascript:, no data:. */
export function toExternalUrl(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}
