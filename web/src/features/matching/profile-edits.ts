// A proposed change of an interest profile: asked for, and made.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { CALLS_BY_EVENT } from '@tendertap/contract/events'
import { editFields, removeFilter, type ProfileEdit } from '@tendertap/domain/interests/edits'
import type { InterestFilter, InterestFilterName } from '@tendertap/domain/interests/filter'
import { send } from '../../api/client.ts'

type Interest = Output<'interests/getInterests'>[number]
type Change = Input<'interests/updateInterest'>

export type SuggestedEdit = Output<'matching/suggestEdits'>[number]
export type ExclusionProposal = Output<'matching/suggestExclusions'>[number]

export function useSuggestedEdits(lotId: number, interestId: string) {
  return useQuery({
    queryKey: ['matching/suggestEdits', lotId, interestId],
    queryFn: ({ signal }) => send('matching/suggestEdits', { lotId, interestId }, { signal }),
  })
}

export function useSuggestedExclusions(lotId: number) {
  return useQuery({
    queryKey: ['matching/suggestExclusions', lotId],
    queryFn: ({ signal }) => send('matching/suggestExclusions', { lotId }, { signal }),
  })
}

/** What the call takes: a list is sent whole, and a key that is missing stays as it is. */
export function toChange(interest: Interest, edit: ProfileEdit): Change {
  if (edit.kind === 'filter') return removeFromFilter(interest, edit.value as InterestFilterName)
  const { id, keywords, minScore, ensTru, refusedEnsTru } = interest
  const classes = ensTru.map(({ code }) => code)
  const changed = editFields({ keywords, minScore, classes, refusedClasses: refusedEnsTru }, edit)
  return {
    id,
    ...(changed.keywords && { keywords: [...changed.keywords] }),
    ...(changed.classes && { ensTru: [...changed.classes] }),
    ...(changed.refusedClasses && { refusedEnsTru: [...changed.refusedClasses] }),
    ...(changed.minScore !== undefined && { minScore: changed.minScore }),
  }
}

function removeFromFilter({ id, filter, ensTru }: Interest, name: InterestFilterName): Change {
  const before: InterestFilter = {
    ...filter,
    // chosen by name or by list; which ones they are does not matter here
    companies: [],
    ensTru: filter.onlyEnsTru ? ensTru.map(({ code }) => code) : null,
  }
  const after = removeFilter(before, name)
  const anyCompany = after.companies === null
  return {
    id,
    filter: {
      statuses: [...after.statuses],
      purchaseMethods: [...after.purchaseMethods],
      companies: anyCompany ? [] : filter.companies,
      regions: [...after.regions],
      minAmount: after.minAmount,
      maxAmount: after.maxAmount,
      sources: [...after.sources],
      onlyEnsTru: after.ensTru !== null,
    },
    ...(anyCompany && { companiesListIds: [] }),
  }
}

/** Returns a function that changes the profile as it is now, not as it was when the change was proposed. */
export function useApplyEdit(): (interestId: string, edit: ProfileEdit) => Promise<void> {
  const queries = useQueryClient()
  return async (interestId, edit) => {
    const interest = (await send('interests/getInterests', {})).find(({ id }) => id === interestId)
    if (!interest) throw new CallError({ status: 404, code: 'not_found', message: '' })
    await send('interests/updateInterest', toChange(interest, edit))
    const shown = new Set<unknown>(CALLS_BY_EVENT.interests)
    // what is on the screen answers at once; the lists follow when the lots are scored
    void queries.invalidateQueries({ predicate: ({ queryKey }) => shown.has(queryKey[0]) })
  }
}
