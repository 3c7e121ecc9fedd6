// Spoils the words of lots as hasty customers do: a typo in one, a Latin look-alike in another.
import { toLatin } from '@tendertap/server/language/look-alikes'
import { makeRandom } from '@tendertap/simulator/world/random'
import type { Pool } from './pool.ts'

type Random = ReturnType<typeof makeRandom>

const WORD = /\p{L}{4,}/gu
const SHARE = 0.25

export function addNoise(pool: Pool): Pool {
  const random = makeRandom(38, 'noise')
  const spoil = (text: string) => text.replaceAll(WORD, (word) => spoilWord(word, random))
  const lots = pool.lots.map((lot) => ({
    ...lot,
    content: {
      ...lot.content,
      names: lot.content.names.map(spoil),
      descriptions: lot.content.descriptions.map(spoil),
    },
  }))
  return { ...pool, lots }
}

function spoilWord(word: string, random: Random): string {
  const typed = random.chance(SHARE) ? addTypo(word, random) : word
  return random.chance(SHARE) ? addLookAlike(typed, random) : typed
}

/** A letter is missing, doubled, or changes places with the next. */
function addTypo(word: string, random: Random): string {
  const at = random.int(1, word.length - 2)
  const kind = random.int(0, 2)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}

function addLookAlike(word: string, random: Random): string {
  const places = Array.from(word, (letter, i) =>
    toLatin(letter) !== null && toLatin(letter) !== letter ? i : -1,
  ).filter((i) => i >= 0)
  if (places.length === 0) return word
  const at = places[random.int(0, places.length - 1)]!
  return word.slice(0, at) + (toLatin(word.charAt(at)) ?? '') + word.slice(at + 1)
}
