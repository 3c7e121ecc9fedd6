import { isActive, type WorkStatus } from '@tendertap/domain/lot-work/statuses'
import type { WorkTexts } from '../../i18n/ru/work.ts'

/** Among lots that are not in work, the status of one that is says so. */
export function describeWorkStatus(status: WorkStatus, texts: WorkTexts): string {
  return isActive(status) ? texts.inWorkWith(texts.statuses[status]) : texts.statuses[status]
}
