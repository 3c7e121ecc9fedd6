import type { Output } from '@tendertap/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { getTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'

export type Settings = Output<'settings/getSettings'>
export type Changes = Partial<Settings>

const SETTINGS = ['settings/getSettings'] as const

export function useNotificationSettings() {
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => send('settings/getSettings', {}, { signal }) })
}

/** What is changed shows at once. When the server refuses, only that changes back. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const show = (changes: Changes) =>
    queries.setQueryData<Settings>(SETTINGS, (settings) => settings && { ...settings, ...changes })
  return useMutation({
    // the calls run one after the other, so the last click wins
    scope: { id: 'notification-settings' },
    mutationFn: (changes: Changes) => send('settings/updateSettings', changes),
    onMutate: async (changes: Changes) => {
      await queries.cancelQueries({ queryKey: SETTINGS })
      const settings = queries.getQueryData<Settings>(SETTINGS)
      show(changes)
      return settings && pickChanged(settings, changes)
    },
    onError: (error, _changes, before) => {
      if (before) show(before)
      showFailure(getTexts('notifications').toggles.updateFailed, error)
    },
  })
}

/** The same settings as they were before. */
function pickChanged(settings: Settings, changes: Changes): Changes {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(changes, name)))
}
