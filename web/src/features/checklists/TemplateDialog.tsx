import { Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { PurchaseMethod } from '@tendertap/domain/lots/vocabulary'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { translateMethod } from '../lots/facts/lot-words.ts'
import {
  addEntry,
  findProblems,
  MAX_EDITED_ENTRIES,
  moveEntry,
  pickEntryName,
  toEdited,
  toEntry,
  type EditedEntry,
} from './entries.ts'
import { EntryFields } from './EntryFields.tsx'
import { MethodName } from './MethodName.tsx'
import { ADD_BUTTON, useEntryFocus } from './use-entry-focus.ts'
import { useTemplateChange, type Template } from './use-templates.ts'

interface TemplateDialogProps {
  /** null makes a new one */
  template: Template | null
  /** a new one begins with its entries */
  general?: Template | undefined
  /** those without a template of their own */
  methods?: readonly PurchaseMethod[]
  onClose(): void
}

/** Adds or changes a template. Lots that are in work already keep their documents. */
export function TemplateDialog({ template, general, methods = [], onClose }: TemplateDialogProps) {
  const texts = useTexts('checklists')
  const lotsTexts = useTexts('lots')
  const change = useTemplateChange()
  const form = useCallForm({
    initialValues: {
      method: template ? (template.method as PurchaseMethod | null) : (methods[0] ?? null),
      entries: toEdited((template ?? general)?.entries ?? DEFAULT_CHECKLIST),
    },
    findErrors: ({ entries }) => ({ entries: findProblems(entries).some(Boolean) && texts.form.wrong }),
    send: async ({ method, entries }) => {
      await change('checklists/saveTemplate', { method, entries: entries.map(toEntry) })
      showSnackbar('success', texts.saved)
      onClose()
    },
  })
  const { method, entries } = form.values
  const isTold = form.field('entries').error !== undefined
  const problems = findProblems(entries)
  const firstWrong = problems.findIndex((problem) => problem !== null)
  const set = (next: EditedEntry[]) => form.setValues({ entries: next })
  const { list, focusNext } = useEntryFocus()
  const move = (index: number, by: -1 | 1) => {
    set(moveEntry(entries, index, by))
    focusNext(entries[index]?.key, by < 0 ? ['up', 'down'] : ['down', 'up'])
  }
  const remove = (index: number) => {
    set(entries.filter((_, place) => place !== index))
    focusNext((entries[index + 1] ?? entries[index - 1])?.key, ['remove'])
  }
  const add = () => {
    const next = addEntry(entries)
    set(next)
    focusNext(next.at(-1)?.key, ['name'])
  }
  return (
    <Dialog
      title={template ? texts.form.editTitle : texts.form.addTitle}
      onClose={onClose}
      isBusy={form.isSending}
      size={680}
    >
      <Form form={form} submit={texts.form.save} failedText={texts.form.failed} onCancel={onClose}>
        {template ? (
          <Text fw={600}>
            <MethodName method={template.method} />
          </Text>
        ) : (
          <SelectField
            label={texts.form.method}
            value={method ?? ''}
            choices={methods.map((one) => ({ value: one, text: translateMethod(lotsTexts, one) ?? one }))}
            onChange={(chosen) => form.setValues({ method: methods.find((one) => one === chosen) ?? null })}
          />
        )}
        <Text size="sm" c="dimmed">
          {texts.form.about}
        </Text>
        <Stack component="ul" ref={list} gap="lg" aria-label={texts.documents}>
          {entries.map((entry, index) => (
            <li key={entry.key}>
              <EntryFields
                number={index + 1}
                entry={entry}
                error={isTold && problems[index] ? texts.form.problems[problems[index]] : null}
                isFirstWrong={index === firstWrong}
                onChange={(changes) =>
                  set(entries.map((one, place) => (place === index ? { ...one, ...changes } : one)))
                }
                onMove={{
                  up: index > 0 ? () => move(index, -1) : null,
                  down: index < entries.length - 1 ? () => move(index, 1) : null,
                }}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
          <li>
            <PriceLine number={entries.length + 1} />
          </li>
        </Stack>
        <ButtonWithReason
          {...ADD_BUTTON}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          reason={entries.length >= MAX_EDITED_ENTRIES ? texts.form.full(MAX_EDITED_ENTRIES) : null}
          onClick={add}
        >
          {texts.form.addEntry}
        </ButtonWithReason>
        {isTold && (
          <Text size="sm" c="var(--bad)" role="alert">
            {texts.form.wrong}
          </Text>
        )}
      </Form>
    </Dialog>
  )
}

/** The price stands last and can't be changed: sending the price marks it. */
function PriceLine({ number }: { number: number }) {
  const texts = useTexts('checklists')
  const language = useLanguage()
  const price = DEFAULT_CHECKLIST.find(({ key }) => key === PRICE_KEY)
  return (
    <Text c="dimmed">
      {number}. {price && <SourceText {...pickEntryName(price, language)} asWritten />} · {texts.priceNote}
    </Text>
  )
}
