import { ActionIcon, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconBriefcase } from '@tabler/icons-react'
import { use } from 'react'
import { send } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { openSnackbar, showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { collectLotDocuments, type Lot } from '../lots/lot.ts'
import { ReadingContext, useGoOn, useLotCommand } from '../lots/reading/lot-commands.ts'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { useOpenInWork } from '../lots/use-open-in-work.ts'
import { TakeDialog } from './TakeDialog.tsx'

interface TakeButtonProps {
  lot: Lot
  /** the dialog is open */
  isAsking: boolean
  onAsk(isAsking: boolean): void
}

/**
 * Takes the lot at once if all its documents are there; otherwise a dialog says which are missing. Its card opens then,
 * but not in reading mode, which goes on to the next lot.
 */
export function TakeButton({ lot, isAsking, onAsk }: TakeButtonProps) {
  const texts = useTexts('work')
  const place = use(LotPlaceContext)
  const goOn = useGoOn()
  const isReading = use(ReadingContext) !== null
  const openInWork = useOpenInWork()
  const words = place === 'row' ? 'catalogue' : place
  const isComplete = collectLotDocuments(lot).every(({ state }) => state === 'stored')

  const activate = async () => {
    const { isStillHere, open } = openInWork()
    const openCard = () => open(lot.contractNumber ?? lot.Tender.code)
    await send('lots/activateLot', { lotId: lot.id })
    const { done, open: openText } = getTexts('work')
    refreshLots('lotWork')
    if (isReading || !isStillHere()) {
      openSnackbar('success', done[words], { text: openText, run: openCard })
      goOn(lot.id)
    } else {
      showSnackbar('success', done[words])
      openCard()
    }
  }
  const taking = useMutation({
    mutationFn: activate,
    onError: (error) => {
      showFailure(getTexts('work').failed[words], error)
      // somebody else may have been faster
      refreshLots('lotWork')
    },
  })
  const take = () => {
    if (!isComplete) onAsk(true)
    else if (!taking.isPending) taking.mutate()
  }
  // not the key of accepting: taking can't be undone
  useLotCommand({ key: 'e', label: texts.take, run: take }, !taking.isPending)
  return (
    <>
      {place === 'row' ? (
        <ActionIcon aria-label={texts.take} title={texts.take} color="accent" loading={taking.isPending} onClick={take}>
          <IconBriefcase size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      ) : (
        <Button size={isDecision(place) ? 'md' : 'xs'} px="sm" loading={taking.isPending} onClick={take}>
          {texts.take}
        </Button>
      )}
      {isAsking && (
        <TakeDialog lot={lot} failedText={texts.failed[words]} onTake={activate} onClose={() => onAsk(false)} />
      )}
    </>
  )
}
