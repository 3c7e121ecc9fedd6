import { Button, FileButton, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { CallError } from '@tendertap/contract/client/call-error'
import { getHeading } from '@tendertap/domain/result-import/columns'
import { MAX_IMPORT_ROWS } from '@tendertap/domain/result-import/rows'
import { formatNumber } from '@tendertap/domain/words/number'
import { useRef, useState, type DragEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { readResults, type FileProblem } from './read-results.ts'
import type { PreviewedFile } from './use-imports.ts'

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The file is chosen or dropped; the browser reads it, the server tells what it would store. */
export function ChooseFile({ onRead }: { onRead(file: PreviewedFile): void }) {
  const texts = useTexts('result-import')
  const [isOver, setOver] = useState(false)
  const emptyField = useRef<() => void>(null)
  const read = useMutation({
    mutationFn: async (file: File): Promise<PreviewedFile | FileProblem> => {
      const given = await readResults(file)
      if ('kind' in given) return given
      const { rows } = await send('resultImport/preview', { rows: [...given.rows] })
      return { ...given, preview: rows }
    },
    onSuccess: (answer) => {
      if (!('kind' in answer)) onRead(answer)
    },
  })
  const choose = (file: File | null | undefined) => {
    // with a file in it, the field would not notice a corrected file of the same name
    emptyField.current?.()
    if (file && !read.isPending) read.mutate(file)
  }
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNow)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    choose(event.dataTransfer.files[0])
  }
  const problem = read.data && 'kind' in read.data ? read.data : null
  return (
    <Panel label={texts.choose}>
      <Stack
        align="center"
        gap="sm"
        p="xl"
        bd={`1px dashed ${isOver ? 'var(--accent)' : 'var(--line-2)'}`}
        bdrs="md"
        bg={isOver ? 'var(--accent-soft)' : 'transparent'}
        ta="center"
        data-drop
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={36} stroke={1.3} color="var(--ink-3)" aria-hidden />
        <Text fw={600}>{texts.drop}</Text>
        <FileButton resetRef={emptyField} accept={XLSX} inputProps={{ 'aria-label': texts.choose }} onChange={choose}>
          {(props) => (
            <Button {...props} loading={read.isPending}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" maw={560}>
          {texts.hint(formatNumber(MAX_IMPORT_ROWS))}
        </Text>
      </Stack>
      {problem && <ProblemNotice problem={problem} />}
      {read.isError && (
        <Notice tone="bad" title={read.error instanceof CallError ? texts.checkFailed : texts.readFailed}>
          {findErrorText(read.error)}
        </Notice>
      )}
    </Panel>
  )
}

function ProblemNotice({ problem }: { problem: FileProblem }) {
  const texts = useTexts('result-import').fileProblems
  const language = useLanguage()
  return (
    <Notice tone="bad" title={texts.title}>
      {problem.kind === 'columns_missing'
        ? texts.columns_missing(problem.columns.map((column) => getHeading(column, language)))
        : problem.kind === 'too_many_rows'
          ? texts.too_many_rows(formatNumber(MAX_IMPORT_ROWS))
          : texts[problem.kind]}
    </Notice>
  )
}
