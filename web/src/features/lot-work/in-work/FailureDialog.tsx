import { Button, Group, Text } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { closeWorkFailure, describeFailure, useWorkFailure } from './work-failures.ts'

/** spec 2 §2: the error dialog titled «Ошибка». */
export function FailureDialog() {
  const texts = useTexts('in-work').failed
  const failure = useWorkFailure()
  if (failure === null) return null
  return (
    <Dialog title={texts.title} onClose={closeWorkFailure} size={460}>
      <Text role="alert">{describeFailure(failure, texts)}</Text>
      <Group justify="end" mt="lg">
        <Button data-autofocus onClick={closeWorkFailure}>
          {texts.close}
        </Button>
      </Group>
    </Dialog>
  )
}
