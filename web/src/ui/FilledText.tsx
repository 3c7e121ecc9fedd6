import type { ReactNode } from 'react'

interface FilledTextProps {
  /** has one place in braces: 'Лот «{name}» будет отклонён' */
  text: string
  /** stands in that place */
  children: ReactNode
}

/** A sentence of ours around a text that is not ours. */
export function FilledText({ text, children }: FilledTextProps) {
  const [before, after] = text.split(/\{\w+\}/)
  return (
    <>
      {before}
      {after !== undefined && children}
      {after}
    </>
  )
}
