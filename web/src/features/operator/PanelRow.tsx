import { guessLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import classes from './OperatorPanel.module.css'

interface PanelRowProps {
  title: string
  /** small lines under the title */
  meta: ReactNode
  contact: ReactNode
  state: ReactNode
  actions: ReactNode
}

/** Name, contacts, state and actions: side by side, and below each other on a phone. */
export function PanelRow({ title, meta, contact, state, actions }: PanelRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.cell}>
        <Heading level={2} look="section">
          <SourceText text={title} language={guessLanguage(title)} />
        </Heading>
        {meta}
      </div>
      <div className={classes.cell}>{contact}</div>
      <div className={classes.cell}>{state}</div>
      <div className={classes.actions}>{actions}</div>
    </li>
  )
}

interface ContactProps {
  person: string | null
  position?: string | null
  phone: string | null
  email: string | null
}

export function Contact({ person, position, phone, email }: ContactProps) {
  const name = [person, position].filter(Boolean).join(', ')
  return (
    <>
      {name && <SourceText text={name} language={guessLanguage(name)} />}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} data-source>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} data-source>
          {email}
        </a>
      )}
    </>
  )
}
