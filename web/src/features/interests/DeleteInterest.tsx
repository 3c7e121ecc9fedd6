import { Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useInterestChange, type Interest } from './use-interests.ts'

interface DeleteInterestProps {
  interest: Interest
  onClose(): void
}

export function DeleteInterest({ interest: { id, name }, onClose }: DeleteInterestProps) {
  const texts = useTexts('interests')
  const change = useInterestChange()
  return (
    <ConfirmDialog
      title={texts.remove.title}
      action={texts.remove.action}
      isDangerous
      onConfirm={async () => {
        await change('interests/deleteInterest', { id })
        showSnackbar('success', texts.remove.done)
      }}
      failedText={texts.remove.failed}
      unknownReason={texts.remove.unknownReason}
      onClose={onClose}
    >
      <Text fw={600}>
        <SourceText text={name} language={guessLanguage(name)} asWritten />
      </Text>
      <p>{texts.remove.text}</p>
    </ConfirmDialog>
  )
}
