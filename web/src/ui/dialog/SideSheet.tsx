import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface SideSheetProps {
  title: ReactNode
  onClose(): void
  size?: number
  children: ReactNode
}

/** Lies over the right edge of the page, which stays visible beside it; on a phone it fills the screen. */
export function SideSheet({ title, onClose, size = 440, children }: SideSheetProps) {
  const texts = useTexts('account').dialog
  const narrow = useNarrow()
  useFocusReturn()
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position="right"
      size={narrow ? '100%' : size}
      closeButtonProps={{ 'aria-label': texts.close, size: narrow ? 44 : 32 }}
    >
      {children}
    </Drawer>
  )
}
