/**
 * Links to pages of this application as paths: 'https://app.example/tender/12' becomes '/tender/12'. The server reads
 * paths, because it does not know under which addresses people reach it.
 */
export function shortenOwnLinks(text: string, origin: string): string {
  return text
    .split(' ')
    .map((word) => (word.startsWith(`${origin}/`) ? word.slice(origin.length) : word))
    .join(' ')
}

/** Where the application runs; empty in a test without a page. */
export const getOwnOrigin = () => (typeof location === 'undefined' ? '' : location.origin)
