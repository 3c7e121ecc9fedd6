import { getRouteApi } from '@tanstack/react-router'
import { UnsubscribePage } from '../../features/notifications/UnsubscribePage.tsx'

const route = getRouteApi('/unsubscribe')

export function UnsubscribeRoute() {
  const { token } = route.useSearch()
  return <UnsubscribePage token={token ?? null} />
}
