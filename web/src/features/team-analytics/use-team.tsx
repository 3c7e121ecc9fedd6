import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import type { Period } from '@tendertap/domain/analytics/months'
import type { ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { LotsBehind } from '../analytics/LotsBehind.tsx'
import { SaveTables } from '../analytics/SaveTables.tsx'
import { useShownLots } from '../analytics/use-shown-lots.ts'
import { TEAM_SEARCH_PARAMS } from './team-search-params.ts'

export type Team = Output<'analytics/getTeam'>
type Figure = Input<'analytics/getTeamLots'>['figure']

/** Opens the lots behind a figure; of one person when `personId` is given. */
export type OpenLots = (title: string, figure: Figure, personId?: string) => void

export function useTeam(period: Period, personId: string) {
  const input = { ...period, personId }
  return useQuery({
    queryKey: ['analytics/getTeam', input],
    queryFn: ({ signal }) => send('analytics/getTeam', input, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** A figure of the address: an empty value stands for null. The server refuses what is none. */
const toFigure = (conditions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(conditions).map(([name, value]) => [name, value || null])) as unknown as Figure

export function useTeamLots(period: Period, chosenId: string): { open: OpenLots; sheet: ReactNode } {
  const { lots, open, turnPage, close } = useShownLots(TEAM_SEARCH_PARAMS)
  const shown = lots?.list === 'team' ? lots : null
  const { personId = chosenId, ...figure } = shown?.only ?? {}
  const path = 'analytics/getTeamLots'
  const input = { ...period, personId, figure: toFigure(figure) }
  return {
    open: (title, asked, of) => open(title, 'team', { ...asked, ...(of !== undefined && { personId: of }) }),
    sheet: shown && (
      <LotsBehind
        title={shown.title}
        path={path}
        input={input}
        paging={shown.paging}
        onPaging={turnPage}
        ask={(paging, signal) => send(path, { ...input, ...paging }, { signal })}
        save={<SaveTables path="analytics/saveTeamLots" input={input} isDisabled={false} />}
        onClose={close}
      />
    ),
  }
}
