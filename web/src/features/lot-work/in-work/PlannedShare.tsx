import { Text } from '@mantine/core'
import { formatTenge } from '@tendertap/domain/money'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { useShareOfPlanned } from '../../lots/facts/share-of-planned.ts'

interface PlannedShareProps {
  offer: string | number
  planned: string | number | null
}

/** The offer as a share of the planned amount; nothing where there is no plan. */
export function PlannedShare({ offer, planned }: PlannedShareProps) {
  const share = useShareOfPlanned()(offer, planned)
  if (share === null) return null
  return (
    <Text component="div" size="sm" c="dimmed">
      <MetaLine items={[share, formatTenge(planned)]} />
    </Text>
  )
}
