import { Box, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useMedia } from '../../lib/use-media.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { AnalyticsState } from './AnalyticsState.tsx'
import { CompanyName } from './CompanyName.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'
import { Formula } from './Formula.tsx'
import { useNames } from './names.ts'
import { SearchField } from './SearchField.tsx'
import type { Company } from './use-analytics.ts'
import { useBehind, type OnlyPurchases } from './use-behind.tsx'
import { useParams } from './use-params.ts'

interface CompanyColumn<Line> {
  name: string
  title: string
  formula: string
  /** null: there is too little data for it */
  render(line: Line): string | null
  /** the lots behind it, of all that the company has here */
  only?: OnlyPurchases
}

interface CompanyListProps<Line> {
  as: 'customer' | 'supplier'
  /** of the tab, of the list, and what it is sorted by */
  texts: { tab: string; title: string; about: string }
  fields: FiltersProps['fields']
  /** what limits the list and the lots behind it, but for the search */
  filter: OnlyPurchases
  query: {
    data: { data: readonly Line[]; page: number; total: number; totalExact: boolean } | undefined
    error: unknown
    isLoadingError: boolean
    isRefetchError: boolean
    isPlaceholderData: boolean
    isFetching: boolean
    refetch(): unknown
  }
  /** saves the list */
  save: ReactNode
  columns: readonly CompanyColumn<Line>[]
}

/** Companies by their sums, page by page; each leads to its card. */
export function CompanyList<Line extends { company: Company }>(props: CompanyListProps<Line>) {
  const { as, texts, fields, filter, query, save } = props
  usePageTitle(texts.tab)
  const { params, change } = useParams()
  const names = useNames()
  const { openPurchases, sheet } = useBehind(filter)
  return (
    <Stack gap="md">
      <Filters params={params} onChange={change} fields={fields} emptied={{ search: '' }} actions={save}>
        <Box flex="2 1 240px">
          <SearchField value={params.search} onChange={(typed) => change({ search: typed })} />
        </Box>
      </Filters>
      <RefreshBanner query={query} />
      {query.data ? (
        <Panel title={texts.title} about={texts.about} isFlush>
          <Companies
            {...props}
            onOpen={({ company }, { title, only }) =>
              openPurchases(`${names.company(company).text}: ${title}`, { [`${as}Id`]: company.id, ...only })
            }
          />
          {query.data.data.length > 0 && (
            <Pager
              page={query.data.page}
              limit={params.limit}
              total={query.data.total}
              totalExact={query.data.totalExact}
              onPage={(page) => void change({ page })}
              onLimit={(limit) => void change({ limit })}
            />
          )}
        </Panel>
      ) : (
        <AnalyticsState query={query} />
      )}
      {sheet}
    </Stack>
  )
}

interface CompaniesProps<Line> extends Pick<CompanyListProps<Line>, 'as' | 'texts' | 'query' | 'columns'> {
  /** opens the lots behind a figure */
  onOpen(line: Line, column: CompanyColumn<Line>): void
}

function Companies<Line extends { company: Company }>(props: CompaniesProps<Line>) {
  const { as, texts: list, query, columns, onOpen } = props
  const texts = useTexts('analytics')
  // so wide that no word of a head is cut
  const width = useMedia('(max-width: 1150px)') ? 124 : ('13%' as const)
  const lines = query.data?.data ?? []
  if (lines.length === 0) return <EmptyState title={texts.empty.notFound} text={texts.empty.notFoundText} />
  return (
    <DataTable
      label={list.title}
      rows={lines}
      isStale={query.isPlaceholderData}
      getKey={({ company }) => String(company.id)}
      columns={[
        {
          name: 'company',
          title: texts.columns.name,
          render: ({ company }) => (
            <>
              <CompanyName company={company} as={as} isListed />
              {company.bin && (
                <Text size="sm" c="dimmed">
                  {texts.bin(company.bin)}
                </Text>
              )}
            </>
          ),
        },
        ...columns.map((column) => ({
          name: column.name,
          title: column.title,
          about: <Formula of={column.title} text={column.formula} />,
          width,
          isNumber: true,
          render: (line: Line) => {
            const figure = column.render(line)
            return figure && <TextButton onClick={() => onOpen(line, column)}>{figure}</TextButton>
          },
        })),
      ]}
    />
  )
}
