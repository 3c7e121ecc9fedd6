import type { Output } from '@tendertap/contract/calls/index'
import type { NotificationFlag } from '@tendertap/domain/notifications/categories'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { getTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'

type Flags = Output<'settings/getSettings'>

const SETTINGS = ['settings/getSettings'] as const

export function useNotificationSettings() {
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => send('settings/getSettings', {}, { signal }) })
}

interface Toggle {
  flag: NotificationFlag
  isOn: boolean
}

/** The switch changes at once. When the server refuses, only this switch changes back. */
export function useToggle() {
  const queries = useQueryClient()
  const show = ({ flag, isOn }: Toggle) =>
    queries.setQueryData<Flags>(SETTINGS, (flags) => flags && { ...flags, [flag]: isOn })
  return useMutation({
    // the calls run one after the other, so the last click wins
    scope: { id: 'notification-settings' },
    mutationFn: ({ flag, isOn }: Toggle) => send('settings/updateSettings', { [flag]: isOn }),
    onMutate: async (toggle: Toggle) => {
      await queries.cancelQueries({ queryKey: SETTINGS })
      show(toggle)
    },
    onError: (error, { flag, isOn }) => {
      show({ flag, isOn: !isOn })
      showFailure(getTexts('notifications').toggles.updateFailed, error)
    },
  })
}
