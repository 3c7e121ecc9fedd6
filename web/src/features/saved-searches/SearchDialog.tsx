import { TextInput } from '@mantine/core'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import {
  CADENCES,
  findNameProblem,
  MAX_SEARCH_NAME,
  USUAL_CADENCE,
  type Cadence,
} from '@tendertap/domain/saved-searches/saved-searches'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { pickSaved, suggestName } from './search-filter.ts'
import { useSearchChange, type SavedSearch } from './use-saved-searches.ts'

interface SearchDialogProps {
  /** null saves the filter as a new one */
  search: SavedSearch | null
  filter: LotFilter
  /** all of the person */
  searches: readonly SavedSearch[]
  onClose(): void
}

/** Saves a filter under a name, or changes the name and how soon it tells of new lots. */
export function SearchDialog({ search, filter, searches, onClose }: SearchDialogProps) {
  const texts = useTexts('saved-searches')
  const errors = useTexts('errors')
  const language = useLanguage()
  const change = useSearchChange()
  const form = useCallForm({
    initialValues: {
      name: search?.name ?? suggestName(filter, language),
      cadence: search?.cadence ?? USUAL_CADENCE,
    },
    findErrors: ({ name }) => ({
      name: name.trim()
        ? findNameProblem({ ...(search && { id: search.id }), name }, searches) && errors.name_taken
        : texts.nameMissing,
    }),
    send: async ({ name, cadence }) => {
      if (search) await change('savedSearches/update', { id: search.id, name, cadence })
      else await change('savedSearches/save', { name, cadence, filter: pickSaved(filter) })
      showSnackbar('success', search ? texts.changed : texts.saved)
      onClose()
    },
    refusedFields: { name_taken: 'name' },
  })
  return (
    <Dialog title={search ? texts.changeTitle : texts.saveTitle} onClose={onClose} isBusy={form.isSending} size={460}>
      <Form form={form} submit={texts.submit} failedText={texts.failed} onCancel={onClose}>
        <TextInput label={texts.name} maxLength={MAX_SEARCH_NAME} data-autofocus {...form.field('name')} />
        <SelectField
          label={texts.tell}
          value={form.values.cadence}
          choices={CADENCES.map((value) => ({ value, text: texts.cadences[value] }))}
          onChange={(cadence) => form.setValues({ cadence: cadence as Cadence })}
        />
      </Form>
    </Dialog>
  )
}
