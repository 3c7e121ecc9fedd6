import type { ReactNode, Ref } from 'react'
import classes from './TextButton.module.css'

interface TextButtonProps {
  ref?: Ref<HTMLButtonElement>
  onClick(): void
  /** it unfolds something: whether that is open, and its id */
  isOpen?: boolean
  controls?: string
  children: ReactNode
}

/** A button that looks like a link: for what is done beside the point of a screen, such as clearing a filter. */
export function TextButton({ ref, onClick, isOpen, controls, children }: TextButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
