// From the commonest word to the rarest: the time of a page may rise and fall, but it must not fall off a cliff. Of a
// page as the screen asks for it: the total comes after.
import { askAll, type ApiClient } from './api-client.ts'
import type { Form, Words } from './words.ts'

const TERMS = 300

export interface Sweep {
  best: { form: string; lots: number; ms: number }
  worst: { form: string; lots: number; ms: number }
}

export async function sweep(api: ApiClient, words: Words, turns: number): Promise<Sweep> {
  const forms = spread([...words.russian, ...words.kazakh, ...words.models].toSorted((a, b) => b.lots - a.lots))
  const times = forms.map((form) => ({ ...form, ms: Infinity }))
  // turn by turn, so that a neighbour's second does not fall on one word alone
  for (let turn = 0; turn < turns; turn += 1) {
    for (const one of times) {
      const { timings } = await askAll(api, [{ search: one.form, limit: 20, withoutTotal: true }], 1, 0)
      one.ms = Math.min(one.ms, ...timings.map(({ search }) => search))
    }
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (!best || !worst) throw new Error('no words to sweep over')
  return { best, worst }
}

/** Evenly by the logarithm of how many lots hold them. */
function spread(forms: readonly Form[]): Form[] {
  const [most, least] = [Math.log(forms[0]?.lots ?? 1), Math.log(forms.at(-1)?.lots ?? 1)]
  const taken = new Set<Form>()
  for (let step = 0; step < TERMS; step += 1) {
    const wanted = Math.exp(most - ((most - least) * step) / (TERMS - 1))
    const next =
      forms.find((form) => form.lots <= wanted && !taken.has(form)) ?? forms.findLast((form) => !taken.has(form))
    if (next) taken.add(next)
  }
  return [...taken]
}
