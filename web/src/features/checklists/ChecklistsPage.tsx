import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { TitleLine } from '../../ui/TitleLine.tsx'
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplatePanel } from './TemplatePanel.tsx'
import { useTemplates, type Template } from './use-templates.ts'

type OpenDialog = { kind: 'edit' | 'delete'; template: Template } | { kind: 'add' }

/** Ours: which documents are to be collected for a lot that is taken into work, by purchase method. */
export function ChecklistsPage() {
  const texts = useTexts('checklists')
  const templates = useTemplates()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  usePageTitle(texts.title)
  const close = () => setOpen(null)
  const list = templates.data
  const free = PURCHASE_METHODS.filter((method) => !list?.some((template) => template.method === method))
  const general = list?.find(({ method }) => method === null)
  return (
    <>
      <RefreshBanner query={templates} />
      <div>
        <TitleLine
          actions={
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={!list || free.length === 0}
              onClick={() => setOpen({ kind: 'add' })}
            >
              {texts.add}
            </Button>
          }
        >
          <Heading level={2} look="panel">
            {texts.title}
          </Heading>
        </TitleLine>
        <Text c="var(--ink-2)" mt={4}>
          {texts.about}
        </Text>
      </div>
      {templates.isLoadingError ? (
        <Panel isFlush>
          <ErrorState title={texts.loadFailed} query={templates} />
        </Panel>
      ) : !list ? (
        <Panel isFlush>
          <SkeletonRows count={6} height={40} />
        </Panel>
      ) : (
        list.map((template) => (
          <TemplatePanel
            key={template.method ?? ''}
            template={template}
            onEdit={() => setOpen({ kind: 'edit', template })}
            onDelete={() => setOpen({ kind: 'delete', template })}
          />
        ))
      )}
      {open?.kind === 'add' && <TemplateDialog template={null} general={general} methods={free} onClose={close} />}
      {open?.kind === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTemplateDialog template={open.template} onClose={close} />}
    </>
  )
}
