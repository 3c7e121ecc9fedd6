// What other people do meanwhile: their profile, the newest lots, a search by a word, with a short pause between.
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../search/load.ts'
import type { Answer, Post } from './http.ts'

const PAUSE_MS = 500

export interface Experience {
  p90: number
  p99: number
  /** answers that a person who does nothing wrong should not get */
  failed: Answer[]
  calls: number
}

/** Every person goes on until `work` has ended. */
export async function experience(
  post: Post,
  tokens: readonly string[],
  words: readonly string[],
  work: () => Promise<unknown>,
): Promise<Experience> {
  const state = { isOver: false }
  const answers: Answer[] = []
  const act = async (token: string, person: number) => {
    // not all at the same moment
    await wait((person * PAUSE_MS) / tokens.length)
    for (let turn = person; !state.isOver; turn += 1) {
      answers.push(await sendUsual(post, token, words[turn % words.length] ?? '', turn))
      await wait(PAUSE_MS)
    }
  }
  const acting = tokens.map(act)
  await work()
  state.isOver = true
  await Promise.all(acting)
  const times = answers.map(({ ms }) => ms)
  return {
    p90: quantile(times, 0.9),
    p99: quantile(times, 0.99),
    failed: answers.filter(({ status }) => status !== 200),
    calls: answers.length,
  }
}

function sendUsual(post: Post, token: string, word: string, turn: number): Promise<Answer> {
  if (turn % 3 === 0) return post('me/getMe', '{}', { token })
  const search = turn % 3 === 1 ? {} : { search: word }
  return post('lots/getLots', JSON.stringify({ ...search, limit: 20, withoutTotal: true }), { token })
}
