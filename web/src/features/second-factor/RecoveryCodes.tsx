import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { saveFile } from '../../lib/save-file.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useMe } from '../session/current-session.ts'
import classes from './RecoveryCodes.module.css'

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
const FILE_NAME = 'tendertap-recovery-codes.txt'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone(): void
}

/** Shown once, because the server keeps only their hashes: to copy, to save as a file, to print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useTexts('second-factor').recovery
  const me = useMe()
  const heading = texts.heading(me?.email ?? '')
  const text = [heading, texts.each, '', ...codes, ''].join('\n')
  return (
    <Stack gap="lg">
      <p role="status">{texts.text}</p>
      <div className={classes.sheet}>
        <p className={classes.heading}>{heading}</p>
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code data-source>{code}</code>
            </li>
          ))}
        </ol>
        <Text c="dimmed">{texts.each}</Text>
      </div>
      <Group gap="sm">
        <CopyButton text={text} texts={texts} />
        <Button
          variant="default"
          leftSection={<IconDownload {...ICON} />}
          onClick={() => void saveFile(new Blob([text], { type: 'text/plain' }), FILE_NAME)}
        >
          {texts.download}
        </Button>
        <Button variant="default" leftSection={<IconPrinter {...ICON} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Group>
      <Notice tone="warn">{texts.once}</Notice>
      <div>
        {/* the button that had the focus is gone */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </Stack>
  )
}
