import { Box, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { useState, type ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { openSnackbar, showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { refreshLots } from '../lots/refresh-lots.ts'
import { useOpenInWork } from '../lots/use-open-in-work.ts'

type RefusedLot = Output<'tenders/activateTender'>['refused'][number]

interface TakenTender {
  id: number
  code: string
}

export interface Activation {
  activate(tender: TakenTender): void
  /** the tender that is being taken */
  pendingId: number | null
  /** names the lots that were left out; null: none were */
  dialog: ReactNode
}

/** Takes every lot of a tender that can be taken, names the others, and then opens the work on it. */
export function useActivation(): Activation {
  const openInWork = useOpenInWork()
  const [leftOut, setLeftOut] = useState<{ lots: readonly RefusedLot[]; open(): void } | null>(null)
  const activating = useMutation({
    mutationFn: async ({ id }: TakenTender) => {
      const way = openInWork()
      try {
        const { refused } = await send('tenders/activateTender', { id })
        return { refused, ...way }
      } finally {
        // also after a refusal: somebody else may have been faster
        refreshLots('lotWork')
      }
    },
    onSuccess: ({ refused, isStillHere, open }, { code }) => {
      const { activated, leftOut: words } = getTexts('tender-work')
      const openWork = () => open(code)
      if (!isStillHere()) {
        const said = refused.length > 0 ? `${activated}. ${words.title}` : activated
        openSnackbar('success', said, { text: getTexts('work').open, run: openWork })
        return
      }
      showSnackbar('success', activated)
      if (refused.length > 0) setLeftOut({ lots: refused, open: openWork })
      else openWork()
    },
    onError: (error) => showFailure(getTexts('tender-work').activateFailed, error),
  })
  const close = () => {
    setLeftOut(null)
    leftOut?.open()
  }
  return {
    activate: (tender) => activating.mutate(tender),
    pendingId: activating.isPending ? activating.variables.id : null,
    dialog: leftOut && <LeftOutDialog lots={leftOut.lots} onClose={close} />,
  }
}

function LeftOutDialog({ lots, onClose }: { lots: readonly RefusedLot[]; onClose(): void }) {
  const texts = useTexts('tender-work').leftOut
  const errors = useTexts('errors')
  const reasons = [...new Set(lots.map(({ refusal }) => refusal))]
  return (
    <Dialog title={texts.title} onClose={onClose} size={460}>
      <Stack gap="md">
        <p>{texts.text}</p>
        <Box component="ul" pl="lg" style={{ listStyle: 'disc', overflowWrap: 'anywhere' }}>
          {reasons.map((reason) => (
            <li key={reason}>
              {errors[reason]}:{' '}
              <SourceText
                text={lots
                  .filter(({ refusal }) => refusal === reason)
                  .map(({ contractNumber, lotId }) => contractNumber ?? String(lotId))
                  .join(', ')}
                language={null}
              />
            </li>
          ))}
        </Box>
      </Stack>
    </Dialog>
  )
}
