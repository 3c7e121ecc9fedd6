import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { showFailure } from './snackbars/show-failure.ts'
import { showSnackbar } from './snackbars/snackbars.ts'

interface Saving {
  signal: AbortSignal
  onProgress(receivedBytes: number, estimatedBytes: number | null): void
}

interface SaveFileButtonProps {
  /** what is saved, for screen readers and where there is room only for an icon */
  label: string
  /** asks for the file; resolves when it is saved */
  onSave(saving: Saving): Promise<unknown>
  icon?: ReactNode
  isIconOnly?: boolean
  isDisabled?: boolean
  children: string
}

const SPREADSHEET = <IconFileSpreadsheet size={17} stroke={1.7} aria-hidden />

/** Saves a file that the server makes; while it comes, the button shows how much of it is here and stops it. */
export function SaveFileButton({
  label,
  onSave,
  icon = SPREADSHEET,
  isIconOnly = false,
  isDisabled = false,
  children,
}: SaveFileButtonProps) {
  const { saving: texts } = useTexts('account')
  const [saving, setSaving] = useState<{ stop(): void; percent: number | null } | null>(null)

  async function save(): Promise<void> {
    const controller = new AbortController()
    setSaving({ stop: () => controller.abort(), percent: null })
    try {
      await onSave({
        signal: controller.signal,
        onProgress: (received, estimated) => {
          const percent = estimated ? Math.min(99, Math.floor((100 * received) / estimated)) : null
          setSaving((before) => before && { ...before, percent })
        },
      })
      showSnackbar('success', texts.done)
    } catch (error) {
      if (!controller.signal.aborted) showFailure(texts.failed, error)
    } finally {
      setSaving(null)
    }
  }

  const shown = saving ? texts.stop(saving.percent) : children
  const props = {
    variant: 'default',
    disabled: isDisabled && !saving,
    'aria-label': saving ? texts.stop(saving.percent) : label,
    onClick: () => (saving ? saving.stop() : void save()),
  } as const
  const picture = saving ? <Loader size={16} color="currentColor" aria-hidden /> : icon
  // while the file comes, there is room for how much of it is here
  if (isIconOnly && !saving)
    return (
      <ActionIcon size="lg" {...props}>
        {picture}
      </ActionIcon>
    )
  return (
    <Button leftSection={picture} title={label} {...props}>
      {shown}
    </Button>
  )
}
