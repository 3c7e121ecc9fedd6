import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'

// spec 1 §2: a copied hint shows for 2 seconds
const HINT_MS = 2000

export function CopyButton({ text }: { text: string }) {
  const { telegram: texts } = useTexts('notifications')
  // each press starts the two seconds again
  const [copiedAt, setCopiedAt] = useState<number | null>(null)

  useEffect(() => {
    if (copiedAt === null) return undefined
    const timer = setTimeout(() => setCopiedAt(null), HINT_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
    } catch {
      showSnackbar('error', texts.copyFailed)
    }
  }

  const Icon = copiedAt === null ? IconCopy : IconCheck
  return (
    <Button variant="default" leftSection={<Icon size={16} stroke={1.7} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{copiedAt === null ? texts.copy : texts.copied}</span>
    </Button>
  )
}
