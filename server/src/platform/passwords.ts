// argon2id, at most two hashes at a time: some 22 a second saturate two cores, so a flood of sign-ins waits its turn
// or is refused, and the other calls keep their processor.
import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MAY_WAIT = 20

export class TooManyHashes extends Error {}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAY_WAIT) throw new TooManyHashes()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // pass the place to the next, or free it
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

// Checked against when the person is unknown, so that known and unknown e-mails take the same time.
let nobody: Promise<string> | undefined

export async function isPasswordCorrect(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash('nobody has this password', COST)
  const known = stored ?? (await nobody)
  const matches = await inTurn(() => verify(known, password))
  return matches && stored !== null
}
