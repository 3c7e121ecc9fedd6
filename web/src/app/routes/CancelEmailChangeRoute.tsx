import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { CancelEmailChangePage } from '../../features/profile/CancelEmailChangePage.tsx'

const route = getRouteApi('/cancel-email-change')

export function CancelEmailChangeRoute() {
  const navigate = useNavigate()
  const { token } = route.useSearch()
  return <CancelEmailChangePage token={token ?? null} onLeave={() => void navigate({ to: '/login', replace: true })} />
}
