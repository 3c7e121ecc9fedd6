// The token of a letter's link. It is removed from the address bar at once and kept in memory, so that it is in no
// history, screenshot or shared link.
let linkToken: string | null = null

export function holdLinkToken(token: string): void {
  linkToken = token
}

export function readLinkToken(): string | null {
  return linkToken
}

/** Called when the token has been used: a link works once. */
export function dropLinkToken(): void {
  linkToken = null
}
