import { Button, Stack } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { CopyableCode } from '../../ui/CopyableCode.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Shows the address this once: only its hash is stored. */
export function CalendarAddressDialog({ address, onClose }: { address: string; onClose(): void }) {
  const texts = useTexts('planning').address
  return (
    <Dialog title={texts.title} onClose={onClose} size={520}>
      <Stack gap="md" align="flex-start">
        <p>{texts.how}</p>
        <CopyableCode text={address} />
        <CopyButton text={address} texts={texts} />
        <Notice tone="warn">{texts.secret}</Notice>
        <Button variant="default" ml="auto" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </Dialog>
  )
}
