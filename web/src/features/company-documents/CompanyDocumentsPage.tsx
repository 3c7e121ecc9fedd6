import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArchive, IconPencil, IconPlus, type TablerIcon } from '@tabler/icons-react'
import { LIBRARY_KEEPERS } from '@tendertap/domain/company-documents/company-documents'
import { guessLanguage } from '@tendertap/domain/languages'
import { hasAnyRole } from '@tendertap/domain/roles'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { FileLine } from '../../ui/FileLine.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { downloadOwnFile, useFileSize } from '../lots/own-files.ts'
import { useMe } from '../session/current-session.ts'
import { ArchiveDocumentDialog } from './ArchiveDocumentDialog.tsx'
import { DocumentDialog } from './DocumentDialog.tsx'
import { useDocuments, type CompanyDocument } from './use-documents.ts'
import { ValidUntil } from './ValidUntil.tsx'

type OpenDialog = { kind: 'edit' | 'archive'; document: CompanyDocument } | { kind: 'add' }

/** Ours: papers that the company needs for many lots, with the day until which each is valid. */
export function CompanyDocumentsPage() {
  const texts = useTexts('company-documents')
  const documents = useDocuments()
  const roles = useMe()?.roles ?? []
  const mayChange = hasAnyRole(roles, LIBRARY_KEEPERS)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  const list = documents.data
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
      {texts.add}
    </Button>
  )
  return (
    <Page title={texts.title} actions={mayChange && list && list.length > 0 && add}>
      <Text c="var(--ink-2)">{texts.about}</Text>
      <RefreshBanner query={documents} />
      <Panel isFlush label={texts.title}>
        {documents.isLoadingError ? (
          <ErrorState title={texts.loadFailed} query={documents} />
        ) : !list ? (
          <SkeletonRows count={5} height={48} />
        ) : list.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyText} action={mayChange && add} />
        ) : (
          <DocumentTable
            documents={list}
            onEdit={mayChange ? (document) => setOpen({ kind: 'edit', document }) : null}
            onArchive={(document) => setOpen({ kind: 'archive', document })}
          />
        )}
      </Panel>
      {open?.kind === 'add' && <DocumentDialog document={null} onClose={close} />}
      {open?.kind === 'edit' && <DocumentDialog document={open.document} onClose={close} />}
      {open?.kind === 'archive' && <ArchiveDocumentDialog document={open.document} onClose={close} />}
    </Page>
  )
}

interface DocumentTableProps {
  documents: readonly CompanyDocument[]
  /** null: this person changes nothing */
  onEdit: ((document: CompanyDocument) => void) | null
  onArchive(document: CompanyDocument): void
}

function DocumentTable({ documents, onEdit, onArchive }: DocumentTableProps) {
  const texts = useTexts('company-documents')
  const toSize = useFileSize()
  return (
    <DataTable
      label={texts.title}
      rows={documents}
      getKey={({ id }) => id}
      columns={[
        {
          name: 'title',
          title: texts.name,
          render: ({ title }) => <SourceText text={title} language={guessLanguage(title)} asWritten />,
        },
        {
          name: 'file',
          title: texts.file,
          width: '26%',
          render: ({ file }) => (
            <FileLine name={file.name} onDownload={() => void downloadOwnFile(file)} facts={[toSize(file.size)]} />
          ),
        },
        { name: 'category', title: texts.category, width: '16%', render: ({ category }) => texts.categories[category] },
        {
          name: 'validUntil',
          title: texts.validUntil,
          width: '16%',
          render: ({ validUntil }) => <ValidUntil day={validUntil} />,
        },
      ]}
      {...(onEdit && {
        actions: {
          title: texts.actions,
          render: (document: CompanyDocument) => (
            <Group gap={4} wrap="nowrap" justify="end">
              <RowAction
                label={`${texts.edit}: ${document.title}`}
                icon={IconPencil}
                onClick={() => onEdit(document)}
              />
              <RowAction
                label={`${texts.archive} ${document.title}`}
                icon={IconArchive}
                onClick={() => onArchive(document)}
              />
            </Group>
          ),
        },
      })}
    />
  )
}

interface RowActionProps {
  label: string
  icon: TablerIcon
  onClick(): void
}

function RowAction({ label, icon: Icon, onClick }: RowActionProps) {
  return (
    <ActionIcon size={useNarrow() ? 44 : 32} aria-label={label} title={label} data-source onClick={onClick}>
      <Icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
