// The register writes the specification's own words; a few clients saw others.
import { LOT_STATUSES, type LotStatus } from '@tendertap/domain/lots/vocabulary'

const ALSO: Readonly<Record<string, LotStatus>> = {
  опубликовано: 'Опубликован',
  'опубликовано торги': 'Опубликован',
  'published trades': 'Опубликован',
  завершён: 'Завершен',
  завершено: 'Завершен',
  отменён: 'Отменен',
  отменено: 'Отменен',
}

export const TIZILIM_STATUSES: ReadonlyMap<string, string> = new Map([
  ...LOT_STATUSES.map((status) => [status.toLowerCase(), status] as const),
  ...Object.entries(ALSO),
])
