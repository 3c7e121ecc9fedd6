import { useEffect, useEffectEvent, useRef } from 'react'
import { subscribeToChanges } from '../../../api/changes.ts'
import { getLanguage, getTexts } from '../../../i18n/texts.ts'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'
import { getWork } from '../../lots/lot-facts.ts'
import { pickLotName } from '../../lots/lot.ts'
import { findWorkedLot } from '../../lots/worked-lot.ts'
import { useMe } from '../../session/current-session.ts'
import { describeStep } from './log-steps.ts'
import type { WorkedLot } from './work-facts.ts'

/** Names a colleague's step on a lot of this page, also one that takes the lot off it. */
export function useColleagueSteps(shown: readonly WorkedLot[]): void {
  const myId = useMe()?.id
  // how many lines of each log are known; two events may come before the list is loaded again
  const known = useRef(new Map<number, number>())
  const tell = useEffectEvent(async (lotId: number) => {
    const before = shown.find(({ lot }) => lot.id === lotId)
    if (!before) return
    const lot = await findWorkedLot(lotId)
    const work = lot && getWork(lot)
    if (!lot || !work) return
    const count = Math.max(known.current.get(lotId) ?? 0, before.work.meta.length)
    known.current.set(lotId, work.meta.length)
    const texts = getTexts('in-work')
    const name = pickLotName(lot, getLanguage()).text
    for (const entry of work.meta.slice(count)) {
      if (entry.user.id === myId) continue
      const said = texts.log.told(name, describeStep(entry, work.docs, texts, getLanguage()))
      showSnackbar('info', entry.user.fullName === null ? said : `${said}: ${entry.user.fullName}`)
    }
  })
  useEffect(
    () =>
      subscribeToChanges(({ kind, id }) => {
        // without an answer the list still shows the change
        if (kind === 'lotWork') void tell(Number(id)).catch(() => undefined)
      }),
    [],
  )
}
