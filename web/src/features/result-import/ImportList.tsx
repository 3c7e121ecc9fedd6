import { Button, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useImportChange, useImports, type ResultImport } from './use-imports.ts'

export function ImportList() {
  const texts = useTexts('result-import').imports
  const imports = useImports()
  const [undone, setUndone] = useState<ResultImport | null>(null)
  return (
    <>
      <RefreshBanner query={imports} />
      <Panel isFlush title={texts.title}>
        {imports.isLoadingError ? (
          <ErrorState title={texts.loadFailed} query={imports} />
        ) : !imports.data ? (
          <SkeletonRows count={3} height={48} />
        ) : imports.data.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyText} />
        ) : (
          <ImportTable imports={imports.data} onUndo={setUndone} />
        )}
      </Panel>
      {undone && <UndoDialog entry={undone} onClose={() => setUndone(null)} />}
    </>
  )
}

function ImportTable({ imports, onUndo }: { imports: readonly ResultImport[]; onUndo(entry: ResultImport): void }) {
  const texts = useTexts('result-import').imports
  return (
    <DataTable
      label={texts.title}
      rows={imports}
      getKey={({ id }) => id}
      columns={[
        {
          name: 'file',
          title: texts.file,
          render: ({ fileName }) => <SourceText text={fileName} language={guessLanguage(fileName)} asWritten />,
        },
        {
          name: 'imported',
          title: texts.imported,
          width: '18%',
          isNumber: true,
          render: ({ imported }) => formatNumber(imported),
        },
        {
          name: 'at',
          title: texts.at,
          width: '16%',
          render: ({ importedAt }) => formatDateTime(importedAt),
        },
        {
          name: 'by',
          title: texts.by,
          width: '22%',
          render: ({ importedBy }) => importedBy && <SourceText text={importedBy} language={null} asWritten />,
        },
      ]}
      actions={{
        title: texts.actions,
        render: (entry) =>
          entry.undoneAt === null ? (
            <Button
              variant="default"
              size="xs"
              aria-label={`${texts.undo} ${entry.fileName}`}
              data-source
              onClick={() => onUndo(entry)}
            >
              {texts.undo}
            </Button>
          ) : (
            <Text size="sm" c="dimmed" title={formatDateTime(entry.undoneAt)}>
              {texts.undone}
            </Text>
          ),
      }}
    />
  )
}

function UndoDialog({ entry, onClose }: { entry: ResultImport; onClose(): void }) {
  const texts = useTexts('result-import').undoDialog
  const change = useImportChange()
  const undo = async () => {
    await change('resultImport/undoImport', { id: entry.id })
    showSnackbar('success', texts.done)
  }
  return (
    <ConfirmDialog
      title={texts.title}
      action={texts.action}
      isDangerous
      onConfirm={undo}
      failedText={texts.failed}
      onClose={onClose}
    >
      <Text fw={600}>
        <SourceText text={entry.fileName} language={guessLanguage(entry.fileName)} asWritten />
      </Text>
      <p>{texts.text(entry.imported, formatNumber(entry.imported))}</p>
    </ConfirmDialog>
  )
}
