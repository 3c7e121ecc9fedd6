// Lots that are newer than the right ones and have the words of a query only in the customer, the name of the tender or
// a document. None of them is what the person looks for.
import type { Labelled } from './pool.ts'
import { findLanguage, type PoolLot } from './pool-lot.ts'

/** of each place */
const PER_PLACE = 7

/** What the decoys really are: goods that no query asks for. */
const NAMES = {
  ru: ['Пианино', 'Аквариум', 'Телескоп', 'Мольберт', 'Ёлка искусственная', 'Кубок наградной', 'Баян'],
  kk: ['Қобыз', 'Жетіген', 'Мүсін', 'Кілем', 'Телескоп', 'Аквариум', 'Наградалық кубок'],
} as const

const TEXTS = {
  ru: {
    customer: ['ТОО «{}»', 'Ассоциация «{} и точка»', 'ИП «Мир: {}»', 'КГУ «Учреждение: {}»'],
    tender: ['Приобретение: {} и прочее', '{}, прочие нужды учреждения', 'Закуп на год, в том числе {}'],
    document: [
      'Договор № {n}. Ранее поставлено: {}. В этот лот не входит.',
      'Приложение {n}. Склад, где хранится: {}.',
    ],
    otherCustomer: 'ТОО «Дала Самал»',
    otherTender: 'Закуп на четвёртый квартал',
  },
  kk: {
    customer: ['«{}» ЖШС', '«{} және серіктестер» ЖК', '«{}» КММ'],
    tender: ['{} және өзге қажеттіліктер', 'Жылдық сатып алу, оның ішінде {}'],
    document: ['№ {n} шарт. Бұрын жеткізілген: {}. Бұл лотқа кірмейді.', '{n}-қосымша. Қоймада сақталатын: {}.'],
    otherCustomer: '«Дала Самал» ЖШС',
    otherTender: 'Төртінші тоқсанға сатып алу',
  },
} as const
type Place = 'customer' | 'tender' | 'document'

/** At least twenty decoys of the query, spread over the three places. */
export function makeDecoys({ typed, meant = [typed.replaceAll(/["*]/g, '')], kind }: Labelled): PoolLot[] {
  // a tender that has the customer's name in its own is right
  const places: Place[] =
    kind === 'customer name' ? ['document', 'document', 'document'] : ['customer', 'tender', 'document']
  const language = findLanguage(meant.join(' '))
  const texts = TEXTS[language]
  const fill = (place: Place, n: number) => {
    const words = meant[n % meant.length] ?? ''
    return (texts[place][n % texts[place].length] ?? '').replace('{}', words).replace('{n}', String(n + 1))
  }
  return places.flatMap((place, at) =>
    Array.from({ length: PER_PLACE }, (_, i): PoolLot => {
      const n = at * PER_PLACE + i
      return {
        key: `decoy ${place} ${n} of ${typed}`,
        language,
        name: NAMES[language][i] ?? NAMES[language][0],
        description: null,
        ensTruName: null,
        customer: place === 'customer' ? fill(place, n) : texts.otherCustomer,
        tenderName: place === 'tender' ? fill(place, n) : texts.otherTender,
        documentText: place === 'document' ? fill(place, n) : null,
        publishedDaysAgo: 1 + n,
        isOpen: true,
      }
    }),
  )
}
