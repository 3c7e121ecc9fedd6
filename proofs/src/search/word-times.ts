// The time of a page for words from common to rare: it may vary, but no word may be many times slower than the others.
// The page is requested without its total, as the screen does.
import type { ApiClient } from './api-client.ts'
import { askAll } from './load.ts'
import type { Form, Words } from './words.ts'

const WORDS = 300
const NEWEST = { sortBy: 'publicationDate', sort: 'desc' } as const

export interface WordTimes {
  best: { form: string; lots: number; ms: number }
  worst: { form: string; lots: number; ms: number }
}

export async function measureWordTimes(api: ApiClient, words: Words, turns: number): Promise<WordTimes> {
  const forms = pickEvenly([...words.russian, ...words.kazakh, ...words.models].toSorted((a, b) => b.lots - a.lots))
  const times = forms.map((form) => ({ ...form, ms: Infinity }))
  // turn by turn, so that a busy second of the machine does not hit one word in all its turns
  for (let turn = 0; turn < turns; turn += 1) {
    for (const one of times) {
      const { timings } = await askAll(api, [{ search: one.form, ...NEWEST, limit: 20, withoutTotal: true }], 1, 0)
      one.ms = Math.min(one.ms, ...timings.map(({ search }) => search))
    }
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (!best || !worst) throw new Error('no words to measure')
  return { best, worst }
}

/** Picks words evenly by the logarithm of the number of lots that contain them. */
function pickEvenly(forms: readonly Form[]): Form[] {
  const [most, least] = [Math.log(forms[0]?.lots ?? 1), Math.log(forms.at(-1)?.lots ?? 1)]
  const picked = new Set<Form>()
  for (let step = 0; step < WORDS; step += 1) {
    const target = Math.exp(most - ((most - least) * step) / (WORDS - 1))
    const next =
      forms.find((form) => form.lots <= target && !picked.has(form)) ?? forms.findLast((form) => !picked.has(form))
    if (next) picked.add(next)
  }
  return [...picked]
}
