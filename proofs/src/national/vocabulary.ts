// The words of lots. As in real catalogues, a few words are very frequent, most are rare, and words of one topic occur
// together.
import type { Random } from '@tendertap/simulator/world/random'
import { makeKazakhWords } from './kazakh-words.ts'
import { makeRussianWords } from './russian-words.ts'

const TOPICS = 240
const WORDS_PER_TOPIC = 120

/** Makes a function that draws from 0..size-1 by Zipf's law: small numbers are the most frequent. */
export function makeZipfDraw(size: number, exponent: number): (random: Random) => number {
  const cumulative = new Float64Array(size)
  let sum = 0
  for (let rank = 0; rank < size; rank++) cumulative[rank] = sum += 1 / (rank + 1) ** exponent
  return (random) => {
    const point = random.next() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulative[middle] ?? 0) < point) low = middle + 1
      else high = middle
    }
    return low
  }
}

interface Words {
  /** a form of any word */
  pickCommon(random: Random): string
  /** a form of a word of this topic */
  pickFromTopic(topic: number, random: Random): string
}

function rankWords(words: readonly string[][], random: Random): Words {
  const ranked = random.shuffled(words)
  const topics = Array.from({ length: TOPICS }, () =>
    Array.from({ length: WORDS_PER_TOPIC }, () => random.int(0, ranked.length - 1)),
  )
  const drawCommonRank = makeZipfDraw(ranked.length, 1)
  const drawTopicRank = makeZipfDraw(WORDS_PER_TOPIC, 0.9)
  const pickForm = (word: number, dice: Random): string => dice.pick(ranked[word] ?? [''])
  return {
    pickCommon: (dice) => pickForm(drawCommonRank(dice), dice),
    pickFromTopic: (topic, dice) => pickForm(topics[topic]?.[drawTopicRank(dice)] ?? 0, dice),
  }
}

export interface Vocabulary {
  pickTopic(random: Random): number
  russian: Words
  kazakh: Words
  /** a model or article number; most occur once or twice */
  makeModel(random: Random): string
}

export function makeVocabulary(random: Random): Vocabulary {
  return {
    pickTopic: makeZipfDraw(TOPICS, 0.8),
    russian: rankWords(makeRussianWords(), random),
    kazakh: rankWords(makeKazakhWords(), random),
    makeModel: (dice) => `${dice.pick(['CF', 'КТП', 'ВВГ', 'DN', 'XR', 'ТМ', 'АИР', 'LX'])}${dice.int(10, 99_999)}`,
  }
}
