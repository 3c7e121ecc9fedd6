// The companies that bid and win. All are invented; the demo's own companies are among them.
import { inventBin } from './customers.ts'
import { PROPER_NAMES } from './customer-names.ts'
import type { OwsSubject } from './ows-wire.ts'
import { makeWorkspaces } from './people.ts'
import { makeAddress, PLACES, STREETS } from './places.ts'
import { makeRandom, type Random } from './random.ts'

const FORMS: readonly (readonly [ru: string, kz: string])[] = [
  ['ТОО "{n} Трейд"', '"{n} Трейд" ЖШС'],
  ['ТОО "{n} Снаб Сервис"', '"{n} Снаб Сервис" ЖШС'],
  ['ИП {n}', '{n} ЖК'],
  ['ТОО "{n} Құрылыс"', '"{n} Құрылыс" ЖШС'],
]

/** The demo's companies win rarely, but often enough to appear in the results. */
const OWN_SHARE = 0.04

export interface Suppliers {
  all: readonly OwsSubject[]
  /** Some dozen of them deal in what begins with these two digits of ENS TRU; the first of them win most. */
  pickWinner(ensTruCode: string, winnerRandom: Random): OwsSubject
}

export function makeSuppliers(seed: number): Suppliers {
  const random = makeRandom(seed, 'suppliers')
  let pid = 9_700_000
  const makeSubject = (nameRu: string, nameKz: string, bin: string): OwsSubject => {
    const place = random.weighted(PLACES, ({ weight }) => weight)
    const { ru } = makeAddress(place, random.pick(STREETS), String(random.int(1, 180)))
    return {
      pid: (pid += 3),
      bin,
      nameRu,
      nameKz,
      email: null,
      phone: null,
      Address: [{ address: ru, katoCode: place.kato }],
    }
  }
  const invented = FORMS.flatMap(([ru, kz]) =>
    PROPER_NAMES.map(([nameRu, nameKz]) =>
      makeSubject(ru.replace('{n}', nameRu), kz.replace('{n}', nameKz), inventBin(random)),
    ),
  )
  const own = makeWorkspaces(new Date(0)).map(({ companyName, bin }) => makeSubject(companyName, companyName, bin))
  const dealers = new Map<string, readonly OwsSubject[]>()
  const findDealers = (division: string) => {
    const known = dealers.get(division) ?? makeRandom(seed, `dealers/${division}`).shuffled(invented).slice(0, 14)
    dealers.set(division, known)
    return known
  }
  return {
    all: [...invented, ...own],
    pickWinner(ensTruCode, winnerRandom) {
      if (winnerRandom.chance(OWN_SHARE)) return winnerRandom.pick(own)
      const list = findDealers(ensTruCode.slice(0, 2))
      return list[Math.floor(winnerRandom.next() ** 2 * list.length)] ?? winnerRandom.pick(list)
    },
  }
}
