// A national catalogue in the order of time: tenders with their lots, what became of them, and who won.
import { makeRandom, type Random } from '@tendertap/simulator/world/random'
import { makeVocabulary, zipf, type Vocabulary } from './vocabulary.ts'

const DAY = 24 * 60 * 60_000
const YEARS = 3 * 365 * DAY
/** Open lots do not grow with history. */
const OPEN_LOTS = 200_000
const CUSTOMERS = 20_000
const SUPPLIERS = 8_000
const REGIONS = [
  '10',
  '11',
  '15',
  '19',
  '23',
  '27',
  '31',
  '33',
  '35',
  '39',
  '43',
  '47',
  '55',
  '59',
  '61',
  '62',
  '63',
  '71',
  '75',
  '79',
]
const METHODS = [
  ['Запрос ценовых предложений', 0.55],
  ['Открытый конкурс', 0.25],
  ['Закуп из одного источника', 0.15],
  ['Открытый конкурс на понижение', 0.05],
] as const
const SOURCES = [
  ['ows', 0.9],
  ['epz', 0.07],
  ['tizilim', 0.03],
] as const

export interface NationalLot {
  id: number
  number: string
  nameRu: string
  nameKz: string | null
  descriptionRu: string
  descriptionKz: string | null
  additionalRu: string
  amount: number
  quantity: number
  ensTru: string
  kato: string
  award: { supplier: number; amount: number; participants: number } | null
}

export interface NationalTender {
  id: number
  source: string
  code: string
  name: string
  /** counted from one, as are suppliers; suppliers stand after the customers */
  customer: number
  method: string
  status: string
  publishedAt: number
  endsAt: number
  lots: NationalLot[]
}

export interface NationalOptions {
  lots: number
  now: Date
  seed?: number
}

export function companyCount(): { customers: number; suppliers: number } {
  return { customers: CUSTOMERS, suppliers: SUPPLIERS }
}

/** Mean 4.2, most tenders have one or two, a few have eighty. */
function lotsInTender(random: Random): number {
  return Math.min(80, Math.max(1, Math.round(Math.exp(random.next() * random.next() * 4.4) * 0.8)))
}

function share<T extends string>(of: readonly (readonly [T, number])[], random: Random): T {
  return random.weighted(of, ([, weight]) => weight)[0]
}

function statusAt(age: number, random: Random): string {
  if (random.chance(0.08)) return 'Отменен'
  if (age > 40 * DAY) return 'Завершен'
  return random.pick(['Вскрытие', 'Допуск', 'Итоги', 'Завершен'])
}

function written(words: number, one: (random: Random) => string, random: Random): string {
  let text = one(random)
  for (let word = 1; word < words; word++) text += ` ${one(random)}`
  return text
}

function makeLot(
  id: number,
  topic: number,
  isWon: boolean,
  vocabulary: Vocabulary,
  supplier: (random: Random) => number,
  random: Random,
): NationalLot {
  const { russian, kazakh, model } = vocabulary
  const russianWord = (dice: Random) => (dice.chance(0.55) ? russian.ofTopic(topic, dice) : russian.common(dice))
  const kazakhWord = (dice: Random) => (dice.chance(0.55) ? kazakh.ofTopic(topic, dice) : kazakh.common(dice))
  const inKazakh = random.chance(0.5)
  // exp of a normal distribution, from twelve dice
  let normal = -6
  for (let dice = 0; dice < 12; dice++) normal += random.next()
  const amount = Math.round(Math.exp(13.2 + 1.9 * normal))
  return {
    id,
    number: `${80_000_000 + id}-ЗЦП${(id % 3) + 1}`,
    nameRu: written(random.int(2, 4), russianWord, random),
    nameKz: inKazakh ? written(random.int(2, 3), kazakhWord, random) : null,
    descriptionRu: `${written(random.int(7, 14), russianWord, random)}${random.chance(0.3) ? ` ${model(random)}` : ''}`,
    descriptionKz: inKazakh ? written(random.int(6, 12), kazakhWord, random) : null,
    additionalRu: random.chance(0.6) ? written(random.int(4, 12), russian.common, random) : '',
    amount,
    quantity: random.int(1, 500),
    ensTru: `${100_000 + topic * 1_000 + random.int(0, 40)}.${String(random.int(0, 9) * 100).padStart(3, '0')}.${String(random.int(1, 40)).padStart(6, '0')}`,
    kato: `${random.pick(REGIONS)}${String(random.int(1, 11) * 10_000).padStart(7, '0')}`,
    award: isWon
      ? {
          supplier: CUSTOMERS + 1 + supplier(random),
          amount: Math.round(amount * (0.62 + 0.38 * random.next())),
          participants: random.int(1, 9),
        }
      : null,
  }
}

/** Exactly that many lots; the newest 200,000 of them are open (a fifth, where there are fewer than half a million). */
export function* nationalTenders({ lots: total, now, seed = 2026 }: NationalOptions): Generator<NationalTender> {
  const random = makeRandom(seed, 'national')
  const vocabulary = makeVocabulary(random)
  const customer = zipf(CUSTOMERS, 0.85)
  const supplier = zipf(SUPPLIERS, 0.9)
  const open = total >= 500_000 ? OPEN_LOTS : Math.round(total / 5)
  const closed = total - open
  const end = now.getTime()
  let made = 0
  for (let tenderId = 1; made < total; tenderId++) {
    const isOpen = made >= closed
    const left = (isOpen ? total : closed) - made
    const count = Math.min(left, lotsInTender(random))
    const publishedAt = isOpen
      ? end - Math.round((1 - (made - closed) / open) * 20 * DAY)
      : end - 20 * DAY - Math.round(YEARS * (1 - (made / closed) ** (1 / 1.4)))
    const status = isOpen ? 'Опубликован' : statusAt(end - publishedAt, random)
    const topic = vocabulary.topic(random)
    const lots: NationalLot[] = []
    for (let lot = 1; lot <= count; lot++)
      lots.push(makeLot(made + lot, topic, status === 'Завершен' && random.chance(0.75), vocabulary, supplier, random))
    yield {
      id: tenderId,
      source: share(SOURCES, random),
      code: `${tenderId + 10_000_000}-1`,
      name: lots[0]?.nameRu ?? '',
      customer: 1 + customer(random),
      method: share(METHODS, random),
      status,
      publishedAt,
      endsAt: isOpen ? end + random.int(12, 60) * DAY : publishedAt + random.int(3, 15) * DAY,
      lots,
    }
    made += count
  }
}
