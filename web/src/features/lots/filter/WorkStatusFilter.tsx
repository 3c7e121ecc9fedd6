import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx'
import { Select } from '../../../ui/Select.tsx'

interface WorkStatusFilterProps {
  /** those that the list can show */
  statuses: readonly WorkStatus[]
  filter: Pick<LotFilter, 'workStatuses'>
  onChange(changes: Pick<LotFilter, 'workStatuses'>): unknown
}

/** All lots or tenders of a list, or those whose work has one status. */
export function WorkStatusFilter({ statuses, filter, onChange }: WorkStatusFilterProps) {
  const texts = useTexts('work')
  const hasRoom = useMedia('(min-width: 1160px)')
  const choose = (value: string) => {
    const chosen = statuses.find((status) => status === value)
    void onChange({ workStatuses: chosen ? [chosen] : null })
  }
  const props = {
    label: texts.statusLabel,
    value: statuses.find((status) => filter.workStatuses?.includes(status)) ?? 'all',
    choices: [
      { value: 'all', text: texts.allStatuses },
      ...statuses.map((status) => ({ value: status, text: texts.statuses[status] })),
    ],
    onChange: choose,
  }
  return hasRoom ? <SegmentedSwitch {...props} isFramed /> : <Select {...props} />
}
