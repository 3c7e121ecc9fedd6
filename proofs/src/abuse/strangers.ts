// People without an account: bodies that are large or deeply nested, and guesses at passwords under addresses that they
// make up.
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { makeRandom } from '@tendertap/simulator/world/random'
import type { Answer, Post } from './http.ts'
import type { People } from './people.ts'

const KILOBYTE = 1024
export const BODIES: readonly { body: string; length?: number; status: number }[] = [
  { body: '['.repeat(16 * KILOBYTE), status: 400 },
  { body: `{"email":${'{"a":'.repeat(3_000)}`, status: 400 },
  { body: JSON.stringify({ email: 'x'.repeat(15 * KILOBYTE) }), status: 400 },
  { body: '['.repeat(64 * KILOBYTE), length: 4 * 1024 * KILOBYTE, status: 413 },
]
const ADDRESSES = 100

const random = makeRandom(2026, 'strangers')
const claim = () => Array.from({ length: 4 }, () => random.int(1, 250)).join('.')

/** Answers that are neither the refusal of the body nor that of too many calls. */
export async function sendBodies(post: Post, isOver: () => boolean): Promise<Answer[]> {
  const unexpected: Answer[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    const { body, length, status } = BODIES[turn % BODIES.length] ?? { body: '', status: 0 }
    const forwardedFor = `${claim()}, 203.0.113.${turn % ADDRESSES}`
    const answer = await post('auth/localLogin', body, { forwardedFor, ...(length && { length }) })
    if (answer.status !== status && answer.status !== 429) unexpected.push(answer)
  }
  return unexpected
}

export interface Guesses {
  /** guesses that were compared with a password, of one account from one real address */
  perAccount: number
  /** the same of all accounts together */
  perAddress: number
}

export interface Tries {
  atOneAccount: number
  fromOneAddress: number
  /** how many more are counted as if they had come from that address before: a guess costs a tenth of a second */
  before: number
}
export const MANY: Tries = { atOneAccount: 40, fromOneAddress: 120, before: 0 }
export const FEW: Tries = { atOneAccount: 14, fromOneAddress: 10, before: 55 }

const AT_ONCE = 4

/** Each guess comes from one real address and claims to come from another one. */
export async function guessPasswords(
  post: Post,
  { owner, accounts }: People,
  { atOneAccount, fromOneAddress, before }: Tries,
  countBefore: (address: string, guesses: number) => Promise<void> = () => Promise.resolve(),
): Promise<Guesses> {
  const guess = async (email: string, real: string) => {
    const body = JSON.stringify({ email, password: `not ${STAND_INS.password}` })
    const { code } = await post('auth/localLogin', body, { forwardedFor: `${claim()}, ${real}` })
    return code === 'wrong_credentials'
  }
  const perAccount = await countInTurns(atOneAccount, () => guess(owner.email, '198.51.100.1'))
  const address = '198.51.100.2'
  await countBefore(address, before)
  const guessed = await countInTurns(fromOneAddress, (turn) =>
    guess(accounts[turn % accounts.length]?.email ?? '', address),
  )
  return { perAccount, perAddress: before + guessed }
}

async function countInTurns(tries: number, attempt: (turn: number) => Promise<boolean>): Promise<number> {
  let [turn, counted] = [0, 0]
  const go = async () => {
    while (turn < tries) if (await attempt(turn++)) counted += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, go))
  return counted
}
