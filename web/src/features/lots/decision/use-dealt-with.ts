import { useEffectEvent, useEffect } from 'react'
import { subscribeToChanges } from '../../../api/changes.ts'
import { send } from '../../../api/client.ts'
import { getLanguage, getTexts } from '../../../i18n/texts.ts'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'
import { useMe } from '../../session/current-session.ts'
import { pickLotName, type Lot } from '../lot.ts'

/** Says who has taken or declined a lot of this page, because it leaves the list. One's own steps have said it. */
export function useDealtWith(shown: readonly Lot[]): void {
  const myId = useMe()?.id
  const tell = useEffectEvent(async (lotId: number) => {
    if (!shown.some(({ id }) => id === lotId)) return
    const { data } = await send('lots/getLots', { id: lotId, withoutTotal: true })
    const step = data[0]?.LotsInProcessOfLot[0]
    const who = step?.meta.at(-1)?.user
    if (!data[0] || !step || !who || who.id === myId) return
    const texts = getTexts('lots').dealtWith
    const name = pickLotName(data[0], getLanguage()).text
    const said = step.status === 'declined' ? texts.declined(name) : texts.taken(name)
    showSnackbar('info', who.fullName === null ? said : `${said}: ${who.fullName}`)
  })
  useEffect(
    () =>
      subscribeToChanges(({ kind, id }) => {
        // without an answer the lot just leaves, as it does for everyone
        if (kind === 'lotWork') void tell(Number(id)).catch(() => undefined)
      }),
    [],
  )
}
