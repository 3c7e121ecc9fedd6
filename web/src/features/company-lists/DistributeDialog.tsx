import { Text, TextInput } from '@mantine/core'
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { CompanyChooser } from './CompanyChooser.tsx'
import type { CompanyList } from './list.ts'
import { useListChange } from './use-company-lists.ts'

interface DistributeDialogProps {
  /** the new companies */
  groups: readonly LetterGroup[]
  lists: readonly CompanyList[]
  onClose(): void
}

const NEW_LIST = 'new'

/** spec 2 §2: adds new companies to a list, which takes a selected list and at least one company. */
export function DistributeDialog({ groups, lists, onClose }: DistributeDialogProps) {
  const all = useTexts('company-lists')
  const texts = all.distribute
  const change = useListChange()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const form = useCallForm({
    initialValues: { listId: lists.length === 0 ? NEW_LIST : '', name: '' },
    send: async ({ listId, name }) => {
      const companies = [...chosen]
      const saved =
        listId === NEW_LIST
          ? await change('companies/createCompanyList', { name: name.trim(), companies })
          : await change('companies/updateCompanyList', { id: listId, add: companies })
      showSnackbar('success', texts.done(chosen.length, formatNumber(chosen.length), saved.name))
      onClose()
    },
    refusedFields: { name_taken: 'name' },
  })
  const { listId, name } = form.values
  const hasList = listId === NEW_LIST ? name.trim() !== '' : listId !== ''
  const missing =
    chosen.length === 0 ? (hasList ? texts.needsCompany : texts.needsBoth) : hasList ? null : texts.needsList
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={form.isSending} size={680}>
      <Form
        form={form}
        submit={texts.add}
        failedText={all.updateFailed}
        isDisabled={missing !== null}
        onCancel={onClose}
      >
        <CompanyChooser groups={groups} chosen={chosen} onChange={setChosen} />
        {lists.length > 0 && (
          <SelectField
            label={texts.list}
            value={listId}
            choices={[
              { value: '', text: texts.chooseList },
              ...lists.map((list) => ({ value: list.id, text: list.name, isSource: true })),
              { value: NEW_LIST, text: texts.newList },
            ]}
            onChange={(value) => form.setValues({ listId: value })}
          />
        )}
        {listId === NEW_LIST && (
          <TextInput
            {...form.field('name')}
            label={texts.newListName}
            placeholder={all.form.nameHint}
            maxLength={200}
            autoComplete="off"
            required
          />
        )}
        {missing && (
          <Text size="sm" c="dimmed" role="status">
            {missing}
          </Text>
        )}
      </Form>
    </Dialog>
  )
}
