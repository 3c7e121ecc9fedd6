import type { Random } from '../random.ts'
import type { UnitCode } from '../units.ts'

/**
 * Who buys: the customers of oil and mining publish in the register of subsoil users, all others at the state portal.
 */
export type Sector =
  | 'school' | 'kindergarten' | 'college' | 'hospital' | 'akimat' | 'utility' | 'roads'
  | 'culture' | 'sport' | 'social' | 'forest' | 'agency' | 'company' | 'oil' | 'mining'

export type Subject = 'goods' | 'works' | 'services'

/** Russian, Kazakh, and English where a portal carries it. */
export type Text = readonly [ru: string, kz: string, en?: string]

export interface Item {
  name: Text
  /** ENS TRU */
  code: string
  unit: UnitCode
  /** Tenge for one unit, without VAT. */
  price: readonly [number, number]
  quantity: readonly [number, number]
  /** Bought by these alone; all buyers of the group otherwise. */
  only?: readonly Sector[]
  details: readonly Text[]
  /** Values for the {marks} of the details: a string reads the same in every language. */
  slots?: Readonly<Record<string, readonly (string | Text)[]>>
}

export interface CommodityGroup {
  key: string
  subject: Subject
  buyers: readonly Sector[]
  weight: number
  /** Which closing remarks suit it. */
  remarks: 'equipment' | 'materials' | 'food' | 'medical' | 'fuel' | 'works' | 'services' | 'licence'
  /** Names of announcements. */
  notices: readonly Text[]
  items: readonly Item[]
}

export interface Translation {
  ru: string
  kz: string
  en: string | null
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'А=A Б=B В=V Г=G Д=D Е=E З=Z И=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ц=C Ш=Sh Э=E а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u х=x ш=sh э=e ь= я=ya'
    .split(' ')
    .map((pair) => pair.split('=')),
)

/** Marks and sizes as an English text writes them: «АИР160S4 15 кВт» → AIR160S4 15 kW. */
function inEnglish(mark: string): string {
  const latin = mark.replaceAll('кВт', 'kW').replaceAll(/[А-Яа-я]/g, (letter) => LATIN[letter] ?? letter)
  return latin.replaceAll(/(\d),(\d)/g, '$1.$2')
}

/** One of the item's details with its marks filled, the same values in every language. */
export function describe(item: Item, random: Random): Translation {
  const [ru, kz, en] = random.pick(item.details)
  const chosen = Object.entries(item.slots ?? {}).map(([mark, values]) => [mark, random.pick(values)] as const)
  const fill = (text: string, language: 0 | 1 | 2) =>
    chosen.reduce((filled, [mark, value]) => {
      const word = typeof value === 'string' ? (language === 2 ? inEnglish(value) : value) : (value[language] ?? value[0])
      return filled.replaceAll(`{${mark}}`, word)
    }, text)
  return { ru: fill(ru, 0), kz: fill(kz, 1), en: en === undefined ? null : fill(en, 2) }
}
