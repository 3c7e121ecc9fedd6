import { Button, Stack } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './CalendarAddressDialog.module.css'

/** Shows the address this once: only its hash is stored. */
export function CalendarAddressDialog({ address, onClose }: { address: string; onClose(): void }) {
  const texts = useTexts('planning').address
  return (
    <Dialog title={texts.title} onClose={onClose} size={520}>
      <Stack gap="md" align="flex-start">
        <p>{texts.how}</p>
        <code className={classes.address} data-source>
          {address}
        </code>
        <CopyButton text={address} texts={texts} />
        <Notice tone="warn">{texts.secret}</Notice>
        <Button variant="default" ml="auto" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </Dialog>
  )
}
