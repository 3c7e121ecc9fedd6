// Portals name units as the classifier does, 'Штука'; after a number people write 'шт.'.
import type { Language } from '../languages.ts'
import { findUnit } from '../lots/units.ts'

/** The unit as it is written after the number; null if we have no word for it: it then keeps the portal's name. */
export function formatUnit(count: number, nameRu: string | null, language: Language): string | null {
  return findUnit(nameRu)?.afterNumber[language](count) ?? null
}
