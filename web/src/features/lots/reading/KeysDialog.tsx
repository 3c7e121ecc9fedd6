import { Group, Stack, Text } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './Reading.module.css'

export interface KeyHint {
  /** as it is printed on the key */
  keys: readonly string[]
  label: string
}

/** The keys that do something now. */
export function KeysDialog({ hints, onClose }: { hints: readonly KeyHint[]; onClose(): void }) {
  const texts = useTexts('reading')
  return (
    <Dialog title={texts.keys} onClose={onClose} size={440}>
      <Stack component="dl" gap="sm">
        {hints.map(({ keys, label }) => (
          <Group key={label} gap="md" wrap="nowrap" align="baseline">
            <Group component="dt" gap="xs" w={96} flex="none">
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </Group>
            <dd>{label}</dd>
          </Group>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" mt="md">
        {texts.layoutNote}
      </Text>
    </Dialog>
  )
}
