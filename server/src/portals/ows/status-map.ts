// Ids of the portal's ref_buy_status and ref_lots_status (one id space). 420 is suspended and may come back; 190 is
// replaced by a new version: domain/analytics/purchase-states knows both by the portal's own words.
import type { LotStatus } from '@tendertap/domain/lots/vocabulary'

const IDS: Readonly<Record<LotStatus, readonly number[]>> = {
  Формируется: [110, 120, 130, 160],
  Опубликован: [210, 220, 230, 240],
  Вскрытие: [245, 250, 260, 270],
  Допуск: [280, 285, 290, 295, 300, 310, 320],
  Итоги: [325, 330, 440, 444, 445, 450, 460, 510, 520, 530, 540, 550],
  Завершен: [350, 360, 370],
  Отменен: [190, 410, 420, 430],
}

export const OWS_STATUSES: ReadonlyMap<number, string> = new Map(
  Object.entries(IDS).flatMap(([status, ids]) => ids.map((id) => [id, status] as const)),
)
