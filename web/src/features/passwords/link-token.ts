// The secret of a letter's link. It leaves the address bar at once and stays in memory: no history, no screenshot, no
// shared link has it.
let linkToken: string | null = null

export function holdLinkToken(token: string): void {
  linkToken = token
}

export function readLinkToken(): string | null {
  return linkToken
}

/** Used up. */
export function dropLinkToken(): void {
  linkToken = null
}
