import { ActionIcon, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconBriefcase } from '@tabler/icons-react'
import { use, useState } from 'react'
import { send } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { collectLotDocuments, type Lot } from '../lots/lot.ts'
import { useGoOn, useLotCommand } from '../lots/reading/lot-commands.ts'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { TakeDialog } from './TakeDialog.tsx'

/** Takes the lot at once if all its documents are there; otherwise a dialog says which are missing. */
export function TakeButton({ lot }: { lot: Lot }) {
  const texts = useTexts('work')
  const place = use(LotPlaceContext)
  const goOn = useGoOn()
  const [isAsking, setAsking] = useState(false)
  const words = place === 'row' ? 'catalogue' : place
  const isComplete = collectLotDocuments(lot).every(({ state }) => state === 'stored')

  const activate = async () => {
    await send('lots/activateLot', { lotId: lot.id })
    showSnackbar('success', getTexts('work').done[words])
    refreshLots('lotWork')
    goOn(lot.id)
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
    if (!isComplete) setAsking(true)
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
        <TakeDialog lot={lot} failedText={texts.failed[words]} onTake={activate} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
