import type { Sector } from './commodities/template.ts'
import { NAME_FORMS, PROPER_NAMES } from './customer-names.ts'
import { makeAddress, PLACES, STREETS, type Place } from './places.ts'
import { makeRandom, type Random } from './random.ts'

export interface Customer {
  sector: Sector
  ru: string
  kz: string
  en: string | null
  bin: string
  /** The portal's own number of the organisation. */
  pid: number
  place: Place
  street: readonly [string, string]
  house: string
  address: { ru: string; kz: string }
  email: string
  phone: string
}

const COUNTS: Readonly<Record<Sector, number>> = {
  school: 34,
  kindergarten: 18,
  college: 12,
  hospital: 34,
  akimat: 34,
  utility: 18,
  roads: 10,
  culture: 14,
  sport: 9,
  social: 9,
  forest: 6,
  agency: 12,
  company: 14,
  oil: 34,
  mining: 22,
}

const SECTOR_REGIONS: Partial<Record<Sector, readonly string[]>> = {
  oil: ['23', '47', '15', '27', '43'],
  mining: ['35', '62', '63', '55', '39', '11', '31', '10', '15'],
  agency: ['71', '75', '79'],
}

const KIND_GENITIVES = {
  city: ['города', 'қаласының'],
  settlement: ['посёлка', 'кентінің'],
  village: ['села', 'ауылының'],
} as const

/** «Атырауской области», «области Абай» */
function toGenitive(region: string): string {
  return region.startsWith('область ')
    ? region.replace('область', 'области')
    : region.replace(/ая область$/, 'ой области')
}

/** The last digit is never the right check digit, so no BIN of this world can belong to a real organisation. */
export function inventBin(random: Random): string {
  const start = `${String(random.int(0, 23)).padStart(2, '0')}${String(random.int(1, 12)).padStart(2, '0')}40${random.digits(5)}`
  const sum = (shift: number) =>
    [...start].reduce((total, digit, i) => total + Number(digit) * (((i + shift) % 11) + 1), 0) % 11
  const check = sum(0) === 10 ? sum(2) : sum(0)
  return start + ((check + 1 + random.int(0, 7)) % 10)
}

/** No subscriber number starts with 0. */
function inventPhone(code: string, random: Random): string {
  return `+7 (${code}) ${'0'.repeat(6 - code.length)}-${random.digits(2)}-${random.digits(2)}`
}

function pickPlace(sector: Sector, random: Random): Place {
  const regions = SECTOR_REGIONS[sector]
  const fits = (place: Place) => {
    if (regions) return regions.includes(place.kato.slice(0, 2))
    return sector === 'akimat' || sector === 'forest' ? place.regionRu !== '' : true
  }
  return random.weighted(PLACES.filter(fits), (place) => place.weight)
}

function makeCustomer(
  sector: Sector,
  index: number,
  name: readonly [string, string, string],
  random: Random,
  pid: number,
): Customer {
  const forms = NAME_FORMS[sector]
  const form = forms[index % forms.length] ?? forms[0]
  if (!form) throw new Error(`no names for ${sector}`)
  const place = pickPlace(sector, random)
  const [kindRu, kindKz] = KIND_GENITIVES[place.kind]
  const marks: Record<string, string> = {
    of: `${kindRu} ${place.ofRu}`,
    place: `${place.kz} ${kindKz}`,
    region: toGenitive(place.regionRu),
    regionKz: `${place.regionKz}ның`,
  }
  const fill = (text: string, own: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, mark: string) => (mark === 'n' ? own : (marks[mark] ?? '')))
  const street = random.pick(STREETS)
  const house = `${random.int(1, 180)}${random.chance(0.15) ? 'А' : ''}`
  return {
    sector,
    ru: fill(form.ru, name[0]),
    kz: fill(form.kz, name[1]),
    en: form.en ? fill(form.en, name[2]) : null,
    bin: inventBin(random),
    pid,
    place,
    street,
    house,
    address: makeAddress(place, street, house),
    email: `zakup@${name[2].toLowerCase()}-${sector}.example`,
    phone: inventPhone(place.phoneCode, random),
  }
}

/** Some 280 organisations, none of them real. */
export function makeCustomers(seed: number): Customer[] {
  const random = makeRandom(seed, 'customers')
  let pid = 9_800_000
  return Object.entries(COUNTS).flatMap(([sector, count]) => {
    const names = random.shuffled(PROPER_NAMES).slice(0, count)
    return names.map((name, index) => makeCustomer(sector as Sector, index, name, random, (pid += 7)))
  })
}

/** The same organisation as another officer types it: other quotes, capitals, or the whole name in quotes. */
export function varySpelling(name: string, random: Random): string {
  if (!random.chance(0.15)) return name
  const guillemets = (text: string) => text.replaceAll(/(^|[\s(])"/g, '$1«').replaceAll('"', '»')
  const spelling = random.int(0, 3)
  if (spelling === 0) return guillemets(name)
  if (spelling === 1) return name.replaceAll(/(^|[\s(])"/g, '$1“').replaceAll('"', '”')
  return spelling === 2 ? name.toUpperCase() : `"${guillemets(name)}"`
}
