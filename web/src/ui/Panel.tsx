import { useId, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { TitleLine } from './TitleLine.tsx'
import classes from './Panel.module.css'

interface PanelProps {
  title?: ReactNode
  /** of the title; what stands on a page directly has level 2 */
  level?: HeadingLevel
  /** under the title: what this is about */
  about?: ReactNode
  /** at the end of the title's line */
  actions?: ReactNode
  /** without padding, for a table or a list that fills the panel */
  isFlush?: boolean
  /** the name for screen readers, when there is no title */
  label?: string
  children: ReactNode
}

/** A sheet of paper on the ground of the page. */
export function Panel({ title, level = 2, about, actions, isFlush = false, label, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={classes.panel}
      data-flush={isFlush || undefined}
      aria-label={label}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={classes.head}>
          <TitleLine actions={actions} about={about}>
            <Heading level={level} look="panel" id={id}>
              {title}
            </Heading>
          </TitleLine>
        </div>
      )}
      {children}
    </section>
  )
}
