import { Input, TextInput } from '@mantine/core'
import { groupByLetter, type LetterGroup } from '@tendertap/domain/company-lists/letters'
import { useMemo, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { CompanyChooser } from './CompanyChooser.tsx'
import { toUpdateInput, type CompanyList, type ListFields } from './list.ts'
import { useListChange } from './use-company-lists.ts'

interface ListDialogProps {
  /** null makes a new one */
  list: CompanyList | null
  /** all customers */
  groups: readonly LetterGroup[]
  onClose(): void
}

/** spec 2 §2: the create and edit modals. */
export function ListDialog({ list, groups, onClose }: ListDialogProps) {
  const texts = useTexts('company-lists')
  const change = useListChange()
  const [initial] = useState<ListFields>({ name: list?.name ?? '', companies: list?.companies ?? [] })
  const [companies, setCompanies] = useState(initial.companies)
  const form = useCallForm({
    initialValues: { name: initial.name },
    findErrors: ({ name }) => ({ name: name.trim() === '' && texts.form.nameRequired }),
    send: async ({ name }) => {
      const fields = { name: name.trim(), companies }
      if (list) await change('companies/updateCompanyList', toUpdateInput(list, initial, fields))
      else await change('companies/createCompanyList', { name: fields.name, companies: [...companies] })
      showSnackbar('success', list ? texts.saved : texts.created)
      onClose()
    },
    refusedFields: { name_taken: 'name' },
  })
  return (
    <Dialog
      title={list ? texts.form.editTitle : texts.form.createTitle}
      onClose={onClose}
      isBusy={form.isSending}
      size={680}
    >
      <Form
        form={form}
        submit={list ? texts.form.save : texts.form.create}
        failedText={list ? texts.updateFailed : texts.createFailed}
        onCancel={onClose}
      >
        <TextInput
          {...form.field('name')}
          label={texts.form.name}
          placeholder={texts.form.nameHint}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          required
        />
        <Input.Wrapper label={texts.form.companies} labelElement="div">
          <CompanyChooser
            groups={useKnownGroups(groups, initial.companies)}
            chosen={companies}
            onChange={setCompanies}
          />
        </Input.Wrapper>
      </Form>
    </Dialog>
  )
}

/** A list may have companies that are not in the catalogue; they can be removed like all others. */
function useKnownGroups(groups: readonly LetterGroup[], companies: readonly string[]): readonly LetterGroup[] {
  return useMemo(() => {
    const known = groups.flatMap(({ names }) => names)
    const isKnown = new Set(known)
    const unknown = companies.filter((name) => !isKnown.has(name))
    return unknown.length === 0 ? groups : groupByLetter([...known, ...unknown])
  }, [groups, companies])
}
