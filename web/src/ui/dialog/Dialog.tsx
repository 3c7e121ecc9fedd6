import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  title: ReactNode
  onClose(): void
  /** it cannot be closed while something is being sent */
  isBusy?: boolean
  size?: number
  children: ReactNode
}

/** Open while it is rendered. The focus stays inside and returns afterwards; on a phone it fills the screen. */
export function Dialog({ title, onClose, isBusy = false, size = 520, children }: DialogProps) {
  const texts = useTexts('account').dialog
  const narrow = useNarrow()
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={isBusy ? () => undefined : onClose}
      title={title}
      size={size}
      centered
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': texts.close, size: narrow ? 44 : 32 }}
    >
      {children}
    </Modal>
  )
}
