import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { REFRESH_INTERVAL } from '../lots/refresh-delay.ts'
import { DayGroup } from './DayGroup.tsx'
import { OverdueItem } from './DayItem.tsx'

/** The steps of the whole team that should be done by now, and whose turn they are. */
export function OverdueGroup() {
  const { overdue: texts, failed } = useTexts('today')
  const steps = useQuery({
    queryKey: ['planning/getOverdueSteps'],
    queryFn: ({ signal }) => send('planning/getOverdueSteps', {}, { signal }),
    refetchInterval: REFRESH_INTERVAL,
  })
  if (!steps.data)
    return (
      <Panel title={texts.title} isFlush>
        {steps.isError ? <ErrorState title={failed} query={steps} /> : <SkeletonRows count={3} height={64} />}
      </Panel>
    )
  return (
    <DayGroup texts={texts} group={steps.data} isUrgent>
      {(line) => <OverdueItem line={line} />}
    </DayGroup>
  )
}
