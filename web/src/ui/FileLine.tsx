import type { ReactNode } from 'react'
import { MetaLine } from './MetaLine.tsx'
import { TextButton } from './TextButton.tsx'
import classes from './FileLine.module.css'

interface FileLineProps {
  name: string
  onDownload(): void
  /** small facts after the name */
  facts: readonly ReactNode[]
  warning?: { tone: 'warn' | 'bad'; text: string } | null
  action?: ReactNode
}

/** A file that can be saved: its name is the button. */
export function FileLine({ name, onDownload, facts, warning = null, action }: FileLineProps) {
  return (
    <div className={classes.line}>
      <div className={classes.file}>
        <span className={classes.name} data-source>
          <TextButton onClick={onDownload}>{name}</TextButton>
        </span>
        <MetaLine items={facts} />
      </div>
      {action}
      {warning && (
        <p className={classes.warning} data-tone={warning.tone}>
          {warning.text}
        </p>
      )}
    </div>
  )
}
