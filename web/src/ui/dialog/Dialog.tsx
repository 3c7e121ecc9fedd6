import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import classes from './Dialog.module.css'

interface DialogProps {
  title: ReactNode
  onClose(): void
  /** while something is being sent it stays open */
  isBusy?: boolean
  size?: number
  children: ReactNode
}

/**
 * Opened by being rendered. Focus stays inside and returns to where it was; the whole screen on a phone.
 * The page behind is held by a rule of the style sheet: the kit's way makes styles that the page's policy refuses.
 */
export function Dialog({ title, onClose, isBusy = false, size = 520, children }: DialogProps) {
  const texts = useTexts('account').dialog
  const narrow = useNarrow()
  return (
    <Modal
      opened
      onClose={isBusy ? () => undefined : onClose}
      title={title}
      size={size}
      centered
      fullScreen={narrow}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': texts.close, size: narrow ? 40 : 32 }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body, content: classes.content }}
    >
      {children}
    </Modal>
  )
}
