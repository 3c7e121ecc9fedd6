import { isBin } from '@tendertap/domain/identifiers'
import { stripWrappedQuotes } from '@tendertap/domain/company-lists/names'
import type { CanonicalCustomer } from './canonical.ts'

interface PortalCustomer {
  nameRu: string | null
  nameKz: string | null
  nameEn?: string | null
  bin: string | null
  address: string | null
}

export function toCustomer(
  { nameRu, nameKz, nameEn = null, bin, address }: PortalCustomer,
  nameless = 'Заказчик не указан',
): CanonicalCustomer {
  const strip = (name: string | null) => (name === null ? null : stripWrappedQuotes(name))
  const known = bin !== null && isBin(bin) ? bin : null
  return {
    nameRu: strip(nameRu) ?? strip(nameKz) ?? strip(nameEn) ?? known ?? nameless,
    nameKz: strip(nameKz),
    nameEn: strip(nameEn),
    bin: known,
    address,
  }
}
