// Which words lots are written with: a few very often, most rarely, and those of one subject together, as in life.
import type { Random } from '@tendertap/simulator/world/random'
import { kazakhWords } from './kazakh-words.ts'
import { russianWords } from './russian-words.ts'

const TOPICS = 240
const WORDS_OF_TOPIC = 120

/** Draws 0..size-1 by Zipf's law with this exponent. */
export function zipf(size: number, exponent: number): (random: Random) => number {
  const cumulated = new Float64Array(size)
  let sum = 0
  for (let rank = 0; rank < size; rank++) cumulated[rank] = sum += 1 / (rank + 1) ** exponent
  return (random) => {
    const point = random.next() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulated[middle] ?? 0) < point) low = middle + 1
      else high = middle
    }
    return low
  }
}

interface Words {
  /** a form of a word that everybody uses */
  common(random: Random): string
  /** a form of a word of this subject */
  ofTopic(topic: number, random: Random): string
}

function rankWords(words: readonly string[][], random: Random): Words {
  const ranked = random.shuffled(words)
  const topics = Array.from({ length: TOPICS }, () =>
    Array.from({ length: WORDS_OF_TOPIC }, () => random.int(0, ranked.length - 1)),
  )
  const anywhere = zipf(ranked.length, 1)
  const inTopic = zipf(WORDS_OF_TOPIC, 0.9)
  const pickForm = (word: number, dice: Random): string => dice.pick(ranked[word] ?? [''])
  return {
    common: (dice) => pickForm(anywhere(dice), dice),
    ofTopic: (topic, dice) => pickForm(topics[topic]?.[inTopic(dice)] ?? 0, dice),
  }
}

export interface Vocabulary {
  topic(random: Random): number
  russian: Words
  kazakh: Words
  /** a model or article number; most are met once or twice */
  model(random: Random): string
}

export function makeVocabulary(random: Random): Vocabulary {
  const topic = zipf(TOPICS, 0.8)
  return {
    topic,
    russian: rankWords(russianWords(), random),
    kazakh: rankWords(kazakhWords(), random),
    model: (dice) => `${dice.pick(['CF', 'КТП', 'ВВГ', 'DN', 'XR', 'ТМ', 'АИР', 'LX'])}${dice.int(10, 99_999)}`,
  }
}
