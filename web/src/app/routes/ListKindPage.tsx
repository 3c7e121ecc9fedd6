import { Stack } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ListKindSwitch } from '../../features/lots/list/ListKindSwitch.tsx'
import { readListKind } from '../../features/lots/list/list-kind.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'

interface ListKindPageProps {
  lots: ReactNode
  tenders: ReactNode
}

/** A screen that shows lots or whole tenders, with the switch between them. */
export function ListKindPage({ lots, tenders }: ListKindPageProps) {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const isReading = search['read'] === '1'
  const waiting = (
    <Panel isFlush>
      <SkeletonRows count={5} height={80} />
    </Panel>
  )
  return (
    <Stack gap="sm">
      {!isReading && <ListKindSwitch />}
      <Suspense fallback={waiting}>{readListKind(search) === 'tenders' ? tenders : lots}</Suspense>
    </Stack>
  )
}
