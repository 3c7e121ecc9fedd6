import { Button, Group, Text } from '@mantine/core'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { pickEntryName } from './entries.ts'
import { MethodName } from './MethodName.tsx'
import type { Template } from './use-templates.ts'

interface TemplatePanelProps {
  template: Template
  onEdit(): void
  onDelete(): void
}

type Entry = Template['entries'][number]

/** One template: its documents in their order. */
export function TemplatePanel({ template: { method, entries }, onEdit, onDelete }: TemplatePanelProps) {
  const texts = useTexts('checklists')
  const language = useLanguage()
  const renderName = (entry: Entry) => (
    <>
      <SourceText {...pickEntryName(entry, language)} asWritten />{' '}
      {entry.key === PRICE_KEY && <MetaLine items={[texts.priceNote]} />}
    </>
  )
  return (
    <Panel
      isFlush
      level={3}
      title={<MethodName method={method} />}
      actions={
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button variant="default" size="xs" c="var(--bad)" onClick={onDelete}>
            {method === null ? texts.restore : texts.delete}
          </Button>
        </Group>
      }
    >
      <Text size="sm" c="dimmed" px="lg" pt="sm">
        {method === null ? texts.generalAbout : texts.methodAbout}
      </Text>
      <DataTable
        label={texts.documents}
        rows={entries}
        getKey={({ key }) => key}
        columns={[
          { name: 'name', title: texts.document, render: renderName },
          {
            name: 'required',
            title: texts.need,
            width: '30%',
            render: ({ required }) => (required ? texts.required : texts.optional),
          },
        ]}
      />
    </Panel>
  )
}
