import { isDay } from '@tendertap/domain/clock'
import type { ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LotsBehind } from '../analytics/LotsBehind.tsx'
import { ANALYTICS_SEARCH_PARAMS } from '../analytics/market-filter.ts'
import { SaveTables } from '../analytics/SaveTables.tsx'
import { useShownLots } from '../analytics/use-shown-lots.ts'
import { SecuredLots } from './SecuredLots.tsx'

interface OpenLots {
  openDay(day: string): void
  openUnpublished(): void
  /** to be rendered by the screen */
  sheet: ReactNode
}

/** The lots whose security is held on a day, or those whose security is published nowhere. */
export function useSecuredLots(): OpenLots {
  const texts = useTexts('guarantees')
  const { lots, open, turnPage, close } = useShownLots(ANALYTICS_SEARCH_PARAMS)
  const shown = lots && { paging: lots.paging, onPaging: turnPage, onClose: close }
  const day = lots?.only['day'] ?? ''
  const path = 'guarantees/getUnpublished'
  return {
    openDay: (chosen) => open(chosen, 'secured', { day: chosen }),
    openUnpublished: () => open(texts.unpublishedLots, 'unpublished', {}),
    sheet:
      shown &&
      (lots.list === 'unpublished' ? (
        <LotsBehind
          {...shown}
          title={texts.unpublishedLots}
          path={path}
          input={{}}
          ask={(paging, signal) => send(path, paging, { signal })}
          save={<SaveTables path="guarantees/saveUnpublished" input={{}} isDisabled={false} />}
        />
      ) : (
        lots.list === 'secured' && isDay(day) && <SecuredLots {...shown} day={day} />
      )),
  }
}
