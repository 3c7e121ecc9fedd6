import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatTenge } from '@tendertap/domain/money'
import type { PageSize } from '@tendertap/domain/paging'
import { readAmount, readDay } from '@tendertap/domain/result-import/cells'
import { AMOUNT_COLUMNS, getHeading } from '@tendertap/domain/result-import/columns'
import type { GivenRow } from '@tendertap/domain/result-import/rows'
import { formatNumber } from '@tendertap/domain/words/number'
import { Fragment, useMemo, useState } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useImportChange, type PreviewedFile, type PreviewRow } from './use-imports.ts'

interface Line extends PreviewRow {
  given: GivenRow
}

/** Lines that cannot be imported come first, then those with a remark. */
function sortLines({ rows, preview }: PreviewedFile): Line[] {
  const given = new Map(rows.map((row) => [row.line, row]))
  const lines = preview.map((row) => ({ ...row, given: given.get(row.line) ?? { line: row.line } }))
  const rank = ({ stored, problems }: Line) => (stored === null ? 0 : problems.length > 0 ? 1 : 2)
  return lines.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line)
}

export function Preview({ file, onClose }: { file: PreviewedFile; onClose(): void }) {
  const texts = useTexts('result-import')
  const change = useImportChange()
  const lines = useMemo(() => sortLines(file), [file])
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState<PageSize>(20)
  const good = lines.filter(({ stored }) => stored !== null)
  const matched = good.filter(({ lot }) => lot !== null).length
  const bad = lines.length - good.length
  const save = useMutation({
    mutationFn: () => change('resultImport/import', { fileName: file.name, rows: [...file.rows] }),
    onSuccess: ({ imported }) => {
      showSnackbar('success', texts.done(imported, formatNumber(imported)))
      onClose()
    },
  })
  return (
    <>
      <Panel title={<SourceText text={file.name} language={guessLanguage(file.name)} asWritten />}>
        <Stack gap="md">
          <Group gap="sm" role="status">
            <Chip tone="good">{texts.willImport(good.length, formatNumber(good.length))}</Chip>
            {bad > 0 && <Chip tone="bad">{texts.withProblems(bad, formatNumber(bad))}</Chip>}
            <Chip>{texts.matched(formatNumber(matched), formatNumber(good.length))}</Chip>
          </Group>
          {file.unknown.length > 0 && (
            <Text size="sm" c="dimmed">
              {texts.unknownColumns}{' '}
              {file.unknown.map((heading, index) => (
                <Fragment key={heading}>
                  {index > 0 && ', '}
                  <SourceText text={heading} language={guessLanguage(heading)} asWritten />
                </Fragment>
              ))}
            </Text>
          )}
          {save.isError && (
            <Notice tone="bad" title={texts.importFailed}>
              {findErrorText(save.error)}
            </Notice>
          )}
          <Group gap="sm">
            <Button disabled={good.length === 0} loading={save.isPending} onClick={() => save.mutate()}>
              {texts.import(good.length, formatNumber(good.length))}
            </Button>
            <Button variant="default" disabled={save.isPending} onClick={onClose}>
              {texts.otherFile}
            </Button>
          </Group>
        </Stack>
      </Panel>
      <Panel isFlush label={texts.lines}>
        <LineTable lines={lines.slice((page - 1) * limit, page * limit)} />
      </Panel>
      <Pager
        page={page}
        limit={limit}
        total={lines.length}
        totalExact
        onPage={setPage}
        onLimit={(size) => {
          setLimit(size)
          setPage(1)
        }}
      />
    </>
  )
}

const toText = (text: string | null | undefined) =>
  text ? <SourceText text={text} language={guessLanguage(text)} asWritten /> : null

/** What could not be read is shown as it was written. */
const toDay = (text: string | null | undefined) => {
  const day = text ? readDay(text) : null
  return day === null ? toText(text) : formatDay(day)
}
const toAmount = (given: string | number | null | undefined) => {
  const amount = typeof given === 'string' ? readAmount(given) : (given ?? null)
  return amount === null ? toText(given?.toString()) : formatTenge(amount)
}

function LineTable({ lines }: { lines: readonly Line[] }) {
  const texts = useTexts('result-import')
  const { outcomes, lossReasons } = useTexts('results')
  return (
    <DataTable
      label={texts.lines}
      rows={lines}
      getKey={({ line }) => String(line)}
      getAttributes={({ line, stored }) => ({
        'data-line': String(line),
        'data-refused': stored === null || undefined,
      })}
      columns={[
        {
          name: 'lot',
          title: texts.columns.lot,
          render: ({ line, lot, stored, given }) => (
            <Stack gap={2}>
              <span>{toText(stored?.lotName ?? given.lotName) ?? toText(stored?.lotNumber ?? given.lotNumber)}</span>
              <Text size="sm">{toText(stored?.customerName ?? given.customer)}</Text>
              <Text size="sm" c="dimmed">
                {texts.line(String(line))}
                {' · '}
                {lot ? (
                  <Anchor inherit href={`/tender/${lot.TenderId}`} target="_blank" rel="noopener">
                    <SourceText text={lot.contractNumber ?? ''} language={null} />
                  </Anchor>
                ) : (
                  <>
                    {given.lotNumber && <>{toText(given.lotNumber)} · </>}
                    {texts.notInCatalogue}
                  </>
                )}
              </Text>
            </Stack>
          ),
        },
        {
          name: 'problems',
          title: texts.columns.problems,
          width: '19%',
          render: ({ problems, stored }) =>
            problems.length === 0 ? (
              <Text c="dimmed">{texts.noProblems}</Text>
            ) : (
              <Stack gap={4} c={stored === null ? 'var(--bad)' : 'var(--ink)'}>
                {problems.map((problem) => (
                  <Problem key={`${problem.problem} ${problem.column}`} {...problem} />
                ))}
              </Stack>
            ),
        },
        {
          name: 'outcome',
          title: texts.columns.outcome,
          width: '18%',
          render: ({ stored, given }) =>
            stored ? (
              <Stack gap={2}>
                <span>{outcomes[stored.outcome]}</span>
                {stored.lossReason && (
                  <Text size="sm" c="dimmed">
                    {lossReasons[stored.lossReason]}
                  </Text>
                )}
                {stored.winnerCompany && <Text size="sm">{toText(stored.winnerCompany)}</Text>}
              </Stack>
            ) : (
              toText(given.outcome)
            ),
        },
        {
          name: 'amounts',
          title: texts.columns.amounts,
          width: '23%',
          render: (line) => <Amounts line={line} />,
        },
        {
          name: 'date',
          title: texts.columns.decidedOn,
          width: 156,
          render: ({ stored, given }) => toDay(stored?.decidedOn ?? given.decidedOn),
        },
      ]}
    />
  )
}

/** What is planned, ours and final; what the line does not have is left out. */
function Amounts({ line: { stored, given } }: { line: Line }) {
  const language = useLanguage()
  const amounts = AMOUNT_COLUMNS.flatMap((column) => {
    const amount = toAmount(stored ? stored[column] : given[column])
    return amount === null ? [] : [{ column, amount }]
  })
  if (amounts.length === 0) return <Absent reason="–" />
  return amounts.map(({ column, amount }) => (
    <Group key={column} gap="0 8px" justify="space-between">
      <Text size="sm" c="dimmed">
        {getHeading(column, language)}
      </Text>
      <Text span ml="auto">
        {amount}
      </Text>
    </Group>
  ))
}

function Problem({ problem, column, line }: PreviewRow['problems'][number]) {
  const texts = useTexts('result-import').problems
  const language = useLanguage()
  if (problem === 'duplicate_in_file') return <span>{texts.duplicate_in_file(String(line ?? ''))}</span>
  if (problem === 'amount_unknown')
    return <span>{texts.amount_unknown(column === null ? '' : getHeading(column, language))}</span>
  return <span>{texts[problem]}</span>
}
