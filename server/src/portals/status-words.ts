// Portals without ids write statuses as words: mostly the specification's words, some in another gender or spelling.
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

const STATUSES: ReadonlyMap<string, LotStatus> = new Map([
  ...LOT_STATUSES.map((status) => [status.toLowerCase(), status] as const),
  ...Object.entries(ALSO),
])

export function toStatus(word: string | null): LotStatus | undefined {
  return STATUSES.get(word?.toLowerCase() ?? '')
}
