import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { showSnackbar } from './snackbars/snackbars.ts'

// spec 1 §2: a copied hint shows for 2 seconds
const HINT_MS = 2000

interface CopyButtonProps {
  text: string
  texts: { copy: string; copied: string; copyFailed: string }
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, texts }: CopyButtonProps) {
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
