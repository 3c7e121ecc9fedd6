import { Box, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pickName } from '@tendertap/domain/analytics/names'
import { formatDay } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import type { Paging } from '../../lib/paging-search-params.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useNames } from '../analytics/names.ts'
import { SaveTables } from '../analytics/SaveTables.tsx'
import type { SecuredLot } from './use-guarantees.ts'

interface SecuredLotsProps {
  day: string
  paging: Paging
  onPaging(paging: Paging): void
  onClose(): void
}

/** The lots whose security is held on a day. */
export function SecuredLots({ day, paging, onPaging, onClose }: SecuredLotsProps) {
  const texts = useTexts('guarantees')
  const { lotsBehind } = useTexts('analytics')
  const lots = usePagedList({
    path: 'guarantees/getLots',
    input: { day, ...paging },
    ask: (input, signal) => send('guarantees/getLots', input, { signal }),
  })
  const list = lots.data
  return (
    <SideSheet title={texts.lotsOf(formatDay(day))} size={760} onClose={onClose}>
      {/* the head of the table sticks below the title of the sheet */}
      <Box style={{ '--header-height': '60px' }}>
        {lots.isLoadingError ? (
          <ErrorState title={lotsBehind.failed} query={lots} />
        ) : !list ? (
          <SkeletonRows count={8} height={48} />
        ) : list.data.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <Stack gap="sm">
            <Group justify="end">
              <SaveTables path="guarantees/saveLots" input={{ day }} isDisabled={false} />
            </Group>
            <LotTable lots={list.data} isStale={lots.isPlaceholderData} />
            <Pager
              page={list.page}
              limit={paging.limit}
              total={list.total}
              totalExact={list.totalExact}
              onPage={(page) => onPaging({ ...paging, page })}
              onLimit={(limit) => onPaging({ page: 1, limit })}
            />
          </Stack>
        )}
      </Box>
    </SideSheet>
  )
}

function LotTable({ lots, isStale }: { lots: readonly SecuredLot[]; isStale: boolean }) {
  const texts = useTexts('guarantees')
  const { columns } = texts
  return (
    <DataTable
      label={columns.security}
      rows={lots}
      isStale={isStale}
      getKey={({ lot }) => String(lot.lotId)}
      columns={[
        { name: 'lot', title: columns.lot, render: ({ lot }) => <LotName lot={lot} /> },
        {
          name: 'held',
          title: columns.held,
          width: 184,
          render: ({ from, until, isPlanned }) => (
            <>
              <Chip tone={isPlanned ? 'plain' : 'good'}>{isPlanned ? texts.planned : texts.placed}</Chip>
              <Text size="sm" c="dimmed">
                {texts.held(formatDay(from), formatDay(until))}
              </Text>
            </>
          ),
        },
        {
          name: 'security',
          title: columns.security,
          width: 168,
          isNumber: true,
          render: ({ security, percent }) => (
            <>
              {formatTenge(security)}
              <Text size="sm" c="dimmed">
                {texts.percentOf(formatNumber(percent))}
              </Text>
            </>
          ),
        },
      ]}
    />
  )
}

function LotName({ lot }: { lot: SecuredLot['lot'] }) {
  const language = useLanguage()
  const names = useNames()
  const name = pickName(lot, language) ?? { text: lot.contractNumber, language: null }
  return (
    <>
      <Link to="/tender/$id" params={{ id: String(lot.TenderId) }} search={{ open: String(lot.lotId) } as never}>
        <SourceText {...name} />
      </Link>
      <Text size="sm" c="dimmed">
        <SourceText {...names.company(lot.customer)} />
      </Text>
    </>
  )
}
