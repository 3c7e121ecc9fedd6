import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { decide, type Transition } from '@tendertap/domain/lot-work/workflow'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/DialogActions.tsx'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useMe } from '../../../session/current-session.ts'
import { showWorkFailure } from '../work-failures.ts'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'
import type { ConfirmedStep } from './ask-context.ts'
import { Overtaken } from './Overtaken.tsx'

interface StepDialogProps {
  /** as it is now */
  about: WorkedLot
  step: Extract<Transition, ConfirmedStep | 'setOfferPrice'>
  texts: { title: string; action: string }
  isDangerous?: boolean
  /** what will happen, in words */
  children: ReactNode
  run(): Promise<void>
  onClose(): void
}

/** Asks before a step that can't be undone. If a colleague makes it pointless meanwhile, the dialog says so. */
export function StepDialog({ about, step, texts, isDangerous = false, children, run, onClose }: StepDialogProps) {
  const roles = useMe()?.roles ?? []
  const decision = decide(step, toWorkFacts(about), roles, useNow())
  const errors = useTexts('errors')
  const sending = useMutation({
    mutationFn: run,
    onSuccess: onClose,
    onError: (error) => {
      onClose()
      showWorkFailure(step, error)
      // somebody else may have been faster
      refreshLots('lotWork')
    },
  })
  // one's own step, which the list shows before the call has answered, overtakes nobody
  const refusal = decision.allowed || !sending.isIdle ? null : decision.refusal
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={sending.isPending} size={460}>
      <Stack gap="md">
        {children}
        {refusal && <Overtaken about={about} reason={errors[refusal]} />}
        <DialogActions onCancel={onClose} isBusy={sending.isPending}>
          <Button
            variant={isDangerous ? 'danger' : 'filled'}
            loading={sending.isPending}
            disabled={refusal !== null}
            onClick={() => sending.mutate()}
          >
            {texts.action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
