// The secret of a letter's link. It leaves the address bar at once and stays in memory: no history, no screenshot, no
// shared link has it.
let held: string | null = null

export function holdLinkToken(token: string): void {
  held = token
}

export function readLinkToken(): string | null {
  return held
}

/** Used up. */
export function dropLinkToken(): void {
  held = null
}
