import { Button } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { canBeAccepted, getApplicationState, canBeDecided } from '@tendertap/domain/workspaces/application'
import { useId } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { RegistrationApplication } from './panel-queries.ts'
import { Contact, PanelRow } from './PanelRow.tsx'

interface ApplicationRowProps {
  application: RegistrationApplication
  onAccept(): void
  onDecline(): void
}

const TONES = { pending: 'plain', active: 'good', declined: 'bad' } as const

export function ApplicationRow({ application, onAccept, onDecline }: ApplicationRowProps) {
  const texts = useTexts('operator')
  const holderId = useId()
  const state = getApplicationState(application)
  const decided = application.activateDate ?? application.declineDate
  return (
    <PanelRow
      title={application.companyName ?? application.contactPerson ?? application.email}
      meta={
        <>
          <MetaLine items={[texts.type[application.type], application.bin && texts.bin(application.bin)]} />
          <SameBin application={application} />
          {application.emailHolder && (
            <div id={holderId}>
              <Notice tone="warn">{texts.applications.emailHolders[application.emailHolder]}</Notice>
            </div>
          )}
        </>
      }
      contact={<People application={application} />}
      state={
        <>
          <Chip tone={TONES[state]}>{application.expired ? texts.applications.expired : texts.states[state]}</Chip>
          {decided && <MetaLine items={[formatDateTime(decided)]} />}
          <MetaLine items={[texts.applications.submitted(formatDateTime(application.submittedAt))]} />
          {application.submissions > 1 && <MetaLine items={[texts.applications.repeated(application.submissions)]} />}
        </>
      }
      actions={
        canBeDecided(application) && (
          <>
            <Button
              disabled={!canBeAccepted(application)}
              aria-describedby={application.emailHolder ? holderId : undefined}
              onClick={onAccept}
            >
              {texts.applications.accept}
            </Button>
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
          <MetaLine items={[texts.contact]} />
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
    <Notice tone="warn">
      {texts.applications.sameBin}
      <ul>
        {sameBin.map((other) => (
          <li key={other.workspaceId}>
            <SourceText text={other.name} language={guessLanguage(other.name)} />
            {` (${texts.states[getApplicationState(other)].toLowerCase()})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
