import type { LotFilter } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { Select } from '../../../ui/Select.tsx'
import { useMe } from '../../session/current-session.ts'
import { useMembers } from '../activity/use-members.ts'

interface AssigneeFilterProps {
  filter: Pick<LotFilter, 'assigneeId'>
  onChange(changes: Pick<LotFilter, 'assigneeId'>): unknown
}

/** The lots of everybody, one's own, or those of a colleague. */
export function AssigneeFilter({ filter, onChange }: AssigneeFilterProps) {
  const texts = useTexts('activity').filter
  const myId = useMe()?.id
  const others = useMembers().filter(({ id }) => id !== myId)
  return (
    <Select
      label={texts.label}
      value={filter.assigneeId ?? ''}
      choices={[
        { value: '', text: texts.all },
        ...(myId ? [{ value: myId, text: texts.mine }] : []),
        ...others.map(({ id, fullName }) => ({ value: id, text: fullName, isSource: true })),
      ]}
      onChange={(assigneeId) => void onChange({ assigneeId: assigneeId || null })}
    />
  )
}
