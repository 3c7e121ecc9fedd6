import type { Duration, Tariff } from '@tendertap/domain/subscription/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { getTexts } from '../../i18n/texts.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { CURRENT_SUBSCRIPTION } from './use-current-subscription.ts'

interface RenewalInput {
  /** the chosen price card; null renews the current tariff and term */
  card: { tariff: Tariff; months: Duration } | null
  subscriptionId: string | null
}

/** spec 1 §4: renewing creates a renewal request; the person is told to await a payment notice. */
export function useRenewal() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ card, subscriptionId }: RenewalInput) =>
      send('subscription/renewSubscription', { subscriptionId, ...card }),
    onSuccess: () => {
      showSnackbar('success', getTexts('subscription').renew.done)
      return queries.invalidateQueries({ queryKey: CURRENT_SUBSCRIPTION })
    },
  })
}
