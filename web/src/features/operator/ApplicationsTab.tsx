import { Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { MANUAL_DEFAULTS } from '@tendertap/domain/subscription/plans'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import { type RegistrationApplication, useApplications, useRefreshPanel, type Workspace } from './panel-queries.ts'
import { sortPendingFirst } from './panel-order.ts'
import { PanelList } from './PanelList.tsx'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'

export function ApplicationsTab() {
  const { applications: texts, tabs } = useTexts('operator')
  const applications = useApplications()
  const [openDecision, setOpenDecision] = useState<{
    decision: 'accept' | 'decline'
    application: RegistrationApplication
  } | null>(null)
  const [accepted, setAccepted] = useState<Workspace | null>(null)
  return (
    <>
      <PanelList
        label={tabs.applications}
        query={applications}
        rows={applications.data && sortPendingFirst(applications.data)}
        empty={{ title: texts.empty, text: texts.emptyText }}
      >
        {(application) => (
          <ApplicationRow
            key={application.workspaceId}
            application={application}
            onAccept={() => setOpenDecision({ decision: 'accept', application })}
            onDecline={() => setOpenDecision({ decision: 'decline', application })}
          />
        )}
      </PanelList>
      {openDecision && <Decision {...openDecision} onAccepted={setAccepted} onClose={() => setOpenDecision(null)} />}
      {accepted && (
        <SubscriptionDialog
          workspace={accepted}
          initial={MANUAL_DEFAULTS}
          isAccepted
          onClose={() => setAccepted(null)}
        />
      )}
    </>
  )
}

interface DecisionProps {
  decision: 'accept' | 'decline'
  application: RegistrationApplication
  onAccepted(workspace: Workspace): void
  onClose(): void
}

/** Irreversible, so it says in words what will happen. */
function Decision({ decision, application, onAccepted, onClose }: DecisionProps) {
  const texts = useTexts('operator').applications
  const refresh = useRefreshPanel()
  const { workspaceId, email } = application
  const name = application.companyName ?? application.contactPerson ?? email

  async function decide(): Promise<void> {
    try {
      if (decision === 'accept') onAccepted(await send('superadmin/activateWorkspace', { workspaceId }))
      else {
        await send('superadmin/declineWorkspace', { workspaceId })
        showSnackbar('success', texts.declined)
      }
    } finally {
      // also when another operator was faster
      void refresh()
    }
  }

  return (
    <ConfirmDialog
      title={decision === 'accept' ? texts.acceptTitle : texts.declineTitle}
      action={decision === 'accept' ? texts.acceptAction : texts.declineAction}
      isDangerous={decision === 'decline'}
      onConfirm={decide}
      failedText={decision === 'accept' ? texts.acceptFailed : texts.declineFailed}
      onClose={onClose}
    >
      <Text fw={600}>
        <SourceText text={name} language={guessLanguage(name)} />
        <br />
        <SourceText text={email} language={null} />
      </Text>
      <p>{decision === 'accept' ? texts.acceptText : texts.declineText}</p>
    </ConfirmDialog>
  )
}
