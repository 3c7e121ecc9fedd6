import { Box, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { calculateShareOfLot } from '@tendertap/domain/analytics/figures'
import { pickName } from '@tendertap/domain/analytics/names'
import { formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { REACHABLE_PURCHASES, type PurchaseState } from '@tendertap/domain/analytics/purchase-states'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import type { Paging } from '../../lib/paging-search-params.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useFormats } from './formats.ts'
import { useNames } from './names.ts'
import type { PurchaseLine } from './use-analytics.ts'

interface PurchasePage extends Paging {
  data: readonly PurchaseLine[]
  total: number
  totalExact: boolean
}

export interface LotsBehindProps {
  /** which figure */
  title: string
  /** the path of the call, and what it is asked besides the page */
  path: string
  input: object
  paging: Paging
  onPaging(paging: Paging): void
  ask(paging: Paging, signal: AbortSignal): Promise<PurchasePage>
  /** saves all of them */
  save: ReactNode
  onClose(): void
}

const TONES: Record<PurchaseState, 'plain' | 'good' | 'bad'> = {
  undecided: 'plain',
  awarded: 'good',
  cancelled: 'bad',
  failed: 'bad',
}

/** The lots behind a figure, page by page, beside the page that shows it. */
export function LotsBehind({ title, path, input, paging, onPaging, ask, save, onClose }: LotsBehindProps) {
  const texts = useTexts('analytics').lotsBehind
  const lots = usePagedList({
    path,
    input: { ...input, ...paging },
    ask: ({ page, limit }, signal) => ask({ page, limit }, signal),
  })
  const list = lots.data
  return (
    <SideSheet title={title} size={860} onClose={onClose}>
      {/* the head of the table sticks below the title of the sheet */}
      <Box style={{ '--header-height': '60px' }}>
        {lots.isLoadingError ? (
          <ErrorState title={texts.failed} query={lots} />
        ) : !list ? (
          <SkeletonRows count={8} height={48} />
        ) : list.data.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <Stack gap="sm">
            <Group justify="end">{save}</Group>
            <PurchaseTable label={texts.title} lines={list.data} isStale={lots.isPlaceholderData} />
            <Pager
              page={list.page}
              limit={paging.limit}
              total={list.total}
              totalExact={list.totalExact}
              reachableRows={REACHABLE_PURCHASES}
              onPage={(page) => onPaging({ ...paging, page })}
              onLimit={(limit) => onPaging({ page: 1, limit })}
            />
          </Stack>
        )}
      </Box>
    </SideSheet>
  )
}

interface PurchaseTableProps {
  label: string
  lines: readonly PurchaseLine[]
  isStale: boolean
}

function PurchaseTable({ label, lines, isStale }: PurchaseTableProps) {
  const texts = useTexts('analytics')
  const { shareOrNone } = useFormats()
  return (
    <DataTable
      label={label}
      rows={lines}
      isStale={isStale}
      getKey={({ lotId }) => String(lotId)}
      columns={[
        { name: 'lot', title: texts.columns.lot, render: (line) => <PurchaseName line={line} /> },
        {
          name: 'result',
          title: texts.columns.result,
          width: '26%',
          render: (line) => <PurchaseResult line={line} />,
        },
        {
          name: 'planned',
          title: texts.columns.planned,
          width: 160,
          isNumber: true,
          render: ({ plannedAmount }) => (plannedAmount === null ? null : formatTenge(plannedAmount)),
        },
        {
          name: 'final',
          title: texts.columns.final,
          width: 160,
          isNumber: true,
          render: (line) =>
            line.finalAmount === null ? null : (
              <>
                {formatTenge(line.finalAmount)}
                <Text size="sm" c="dimmed">
                  {shareOrNone(calculateShareOfLot(line))}
                </Text>
              </>
            ),
        },
      ]}
    />
  )
}

function PurchaseName({ line }: { line: PurchaseLine }) {
  const language = useLanguage()
  const names = useNames()
  const name = pickName(line, language) ?? { text: line.contractNumber, language: null }
  return (
    <>
      <Link to="/tender/$id" params={{ id: String(line.TenderId) }} search={{ open: String(line.lotId) } as never}>
        <SourceText {...name} />
      </Link>
      <Text size="sm" c="dimmed">
        <MetaLine
          items={[
            <SourceText key="customer" {...names.company(line.customer)} />,
            <SourceText key="number" text={line.contractNumber || line.tenderCode} language={null} />,
          ]}
        />
      </Text>
    </>
  )
}

function PurchaseResult({ line: { state, supplier, publishedAt, decidedAt } }: { line: PurchaseLine }) {
  const texts = useTexts('analytics').lotsBehind
  const names = useNames()
  const day = (instant: string) => formatDay(toKazakhstanDay(new Date(instant)))
  return (
    <>
      <Chip tone={TONES[state]}>{texts.states[state]}</Chip>
      {supplier && (
        <div>
          <SourceText {...names.company(supplier)} />
        </div>
      )}
      <Text size="sm" c="dimmed">
        {decidedAt !== null ? texts.decided(day(decidedAt)) : publishedAt !== null && texts.published(day(publishedAt))}
      </Text>
    </>
  )
}
