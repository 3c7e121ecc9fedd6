import { Button } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { getApplicationState, canBeDecided } from '@tendertap/domain/workspaces/application'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { RegistrationApplication } from './panel-queries.ts'
import { Contact, PanelRow } from './PanelRow.tsx'
import classes from './OperatorPanel.module.css'

interface ApplicationRowProps {
  application: RegistrationApplication
  onAccept(): void
  onDecline(): void
}

const TONES = { pending: 'plain', active: 'good', declined: 'bad' } as const

export function ApplicationRow({ application, onAccept, onDecline }: ApplicationRowProps) {
  const texts = useTexts('operator')
  const state = getApplicationState(application)
  const meta = (
    <>
      <p className={classes.meta}>
        {texts.type[application.type]}
        {application.bin && ` · ${texts.bin(application.bin)}`}
      </p>
      <SameBin application={application} />
    </>
  )
  const decided = application.activateDate ?? application.declineDate
  return (
    <PanelRow
      title={application.companyName ?? application.contactPerson ?? application.email}
      meta={meta}
      contact={<People application={application} />}
      state={
        <>
          <Chip tone={TONES[state]}>{texts.states[state]}</Chip>
          {decided && <p className={classes.meta}>{formatDateTime(decided)}</p>}
          <p className={classes.meta}>{texts.applications.submitted(formatDateTime(application.submittedAt))}</p>
          {application.submissions > 1 && (
            <p className={classes.meta}>{texts.applications.repeated(application.submissions)}</p>
          )}
        </>
      }
      actions={
        canBeDecided(application) && (
          <>
            <Button onClick={onAccept}>{texts.applications.accept}</Button>
            <Button variant="default" onClick={onDecline}>
              {texts.applications.decline}
            </Button>
          </>
        )
      }
    />
  )
}

/** The person who applied; the contact too, where another was given. */
function People({ application }: { application: RegistrationApplication }) {
  const texts = useTexts('operator').applications
  const { fullName, position, phone, email, contactPerson, contactPhone, contactEmail } = application
  const hasOtherContact = fullName !== contactPerson || phone !== contactPhone || email !== contactEmail
  return (
    <>
      <Contact person={fullName} position={position} phone={phone} email={email} />
      {hasOtherContact && (
        <>
          <p className={classes.meta}>{texts.contact}</p>
          <Contact person={contactPerson} phone={contactPhone} email={contactEmail} />
        </>
      )}
    </>
  )
}

/** RESOLUTIONS §4: a known BIN under another e-mail is flagged. */
function SameBin({ application: { sameBin } }: { application: RegistrationApplication }) {
  const texts = useTexts('operator')
  if (sameBin.length === 0) return null
  return (
    <div className={classes.flag}>
      {texts.applications.sameBin}
      <ul>
        {sameBin.map((other) => (
          <li key={other.workspaceId}>
            <SourceText text={other.name} language={guessLanguage(other.name)} />
            {` (${texts.states[getApplicationState(other)].toLowerCase()})`}
          </li>
        ))}
      </ul>
    </div>
  )
}
