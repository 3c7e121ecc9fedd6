import { Stack, Text } from '@mantine/core'
import { CallError } from '@tendertap/contract/client/call-error'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { InterestChips } from './InterestChips.tsx'
import { readInterestNames, type CompanyList } from './list.ts'
import { useListChange } from './use-company-lists.ts'

interface DeleteDialogProps {
  list: CompanyList
  onClose(): void
}

/** Says what will be gone. A list that profiles use stays, and the dialog says which. */
export function DeleteDialog({ list, onClose }: DeleteDialogProps) {
  const all = useTexts('company-lists')
  const texts = all.remove
  const change = useListChange()
  const [refusedFor, setRefusedFor] = useState<readonly string[]>([])
  // a profile may have begun to use it after the page was loaded
  const users = refusedFor.length > 0 ? refusedFor : list.interests.map(({ name }) => name)
  const name = (
    <Text fw={600}>
      <SourceText text={list.name} language={guessLanguage(list.name)} asWritten />
    </Text>
  )

  async function remove(): Promise<void> {
    try {
      await change('companies/deleteCompanyList', { id: list.id })
    } catch (error) {
      if (error instanceof CallError && error.code === 'list_in_use') setRefusedFor(readInterestNames(error.details))
      throw error
    }
    showSnackbar('success', all.deleted)
  }

  if (users.length > 0) {
    return (
      <Dialog title={texts.inUseTitle} onClose={onClose} size={460}>
        <Stack gap="md">
          {name}
          <p>{texts.inUse}</p>
          <InterestChips names={users} />
        </Stack>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      title={texts.title}
      action={texts.action}
      isDangerous
      onConfirm={remove}
      failedText={texts.failed}
      onClose={onClose}
    >
      {name}
      <p>{texts.text(list.companies.length, formatNumber(list.companies.length))}</p>
    </ConfirmDialog>
  )
}
