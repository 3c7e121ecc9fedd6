// Generates a national catalogue from the oldest tender to the newest: tenders, their lots and their awards.
import { makeRandom, type Random } from '@tendertap/simulator/world/random'
import { makeVocabulary, makeZipfDraw, type Vocabulary } from './vocabulary.ts'

const DAY = 24 * 60 * 60_000
const HISTORY = 3 * 365 * DAY
/** The number of open lots does not grow with the size of the catalogue. */
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
  /** the company's id: customers have the ids from 1 on, suppliers the ids after them */
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

export function countCompanies(): { customers: number; suppliers: number } {
  return { customers: CUSTOMERS, suppliers: SUPPLIERS }
}

/** Most tenders have one or two lots, a few have many; 80 is the limit. The mean is 4.2. */
function drawLotCount(random: Random): number {
  return Math.min(80, Math.max(1, Math.round(Math.exp(random.next() * random.next() * 4.4) * 0.8)))
}

function pickWeighted<T extends string>(choices: readonly (readonly [T, number])[], random: Random): T {
  return random.weighted(choices, ([, weight]) => weight)[0]
}

function pickClosedStatus(age: number, random: Random): string {
  if (random.chance(0.08)) return 'Отменен'
  if (age > 40 * DAY) return 'Завершен'
  return random.pick(['Вскрытие', 'Допуск', 'Итоги', 'Завершен'])
}

function writeText(words: number, pickWord: (random: Random) => string, random: Random): string {
  let text = pickWord(random)
  for (let word = 1; word < words; word++) text += ` ${pickWord(random)}`
  return text
}

function makeLot(
  id: number,
  topic: number,
  isAwarded: boolean,
  vocabulary: Vocabulary,
  drawSupplier: (random: Random) => number,
  random: Random,
): NationalLot {
  const { russian, kazakh, makeModel } = vocabulary
  const pickRussian = (dice: Random) =>
    dice.chance(0.55) ? russian.pickFromTopic(topic, dice) : russian.pickCommon(dice)
  const pickKazakh = (dice: Random) => (dice.chance(0.55) ? kazakh.pickFromTopic(topic, dice) : kazakh.pickCommon(dice))
  const hasKazakh = random.chance(0.5)
  // Amounts are log-normal; the sum of twelve uniform draws is nearly normal.
  let normal = -6
  for (let draw = 0; draw < 12; draw++) normal += random.next()
  const amount = Math.round(Math.exp(13.2 + 1.9 * normal))
  return {
    id,
    number: `${80_000_000 + id}-ЗЦП${(id % 3) + 1}`,
    nameRu: writeText(random.int(2, 4), pickRussian, random),
    nameKz: hasKazakh ? writeText(random.int(2, 3), pickKazakh, random) : null,
    descriptionRu:
      writeText(random.int(7, 14), pickRussian, random) + (random.chance(0.3) ? ` ${makeModel(random)}` : ''),
    descriptionKz: hasKazakh ? writeText(random.int(6, 12), pickKazakh, random) : null,
    additionalRu: random.chance(0.6) ? writeText(random.int(4, 12), russian.pickCommon, random) : '',
    amount,
    quantity: random.int(1, 500),
    ensTru: `${100_000 + topic * 1_000 + random.int(0, 40)}.${String(random.int(0, 9) * 100).padStart(3, '0')}.${String(random.int(1, 40)).padStart(6, '0')}`,
    kato: `${random.pick(REGIONS)}${String(random.int(1, 11) * 10_000).padStart(7, '0')}`,
    award: isAwarded
      ? {
          supplier: CUSTOMERS + 1 + drawSupplier(random),
          amount: Math.round(amount * (0.62 + 0.38 * random.next())),
          participants: random.int(1, 9),
        }
      : null,
  }
}

/** Generates exactly `lots` lots. The newest 200,000 are open; of fewer than 500,000 the newest fifth. */
export function* generateTenders({ lots: total, now, seed = 2026 }: NationalOptions): Generator<NationalTender> {
  const random = makeRandom(seed, 'national')
  const vocabulary = makeVocabulary(random)
  const drawCustomer = makeZipfDraw(CUSTOMERS, 0.85)
  const drawSupplier = makeZipfDraw(SUPPLIERS, 0.9)
  const open = total >= 500_000 ? OPEN_LOTS : Math.round(total / 5)
  const closed = total - open
  const end = now.getTime()
  let made = 0
  for (let tenderId = 1; made < total; tenderId++) {
    const isOpen = made >= closed
    const left = (isOpen ? total : closed) - made
    const count = Math.min(left, drawLotCount(random))
    const publishedAt = isOpen
      ? end - Math.round((1 - (made - closed) / open) * 20 * DAY)
      : end - 20 * DAY - Math.round(HISTORY * (1 - (made / closed) ** (1 / 1.4)))
    const status = isOpen ? 'Опубликован' : pickClosedStatus(end - publishedAt, random)
    const topic = vocabulary.pickTopic(random)
    const lots: NationalLot[] = []
    for (let lot = 1; lot <= count; lot++)
      lots.push(
        makeLot(made + lot, topic, status === 'Завершен' && random.chance(0.75), vocabulary, drawSupplier, random),
      )
    yield {
      id: tenderId,
      source: pickWeighted(SOURCES, random),
      code: `${tenderId + 10_000_000}-1`,
      name: lots[0]?.nameRu ?? '',
      customer: 1 + drawCustomer(random),
      method: pickWeighted(METHODS, random),
      status,
      publishedAt,
      endsAt: isOpen ? end + random.int(12, 60) * DAY : publishedAt + random.int(3, 15) * DAY,
      lots,
    }
    made += count
  }
}
