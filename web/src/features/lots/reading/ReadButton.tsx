import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { useKeys } from './use-keys.ts'

/** Opens the list in reading mode; so does the key J. */
export function ReadButton({ onRead }: { onRead(): void }) {
  const texts = useTexts('reading')
  useKeys((key) => {
    if (key === 'j') onRead()
    return key === 'j'
  })
  return (
    <Button
      variant="default"
      px="md"
      leftSection={<IconBook2 size={17} stroke={1.7} aria-hidden />}
      title={texts.readHint}
      aria-keyshortcuts="j"
      onClick={onRead}
    >
      {texts.read}
    </Button>
  )
}
