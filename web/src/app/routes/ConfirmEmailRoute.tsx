import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/profile/ConfirmEmailPage.tsx'

const route = getRouteApi('/confirm-email')

export function ConfirmEmailRoute() {
  const navigate = useNavigate()
  const { token } = route.useSearch()
  return <ConfirmEmailPage token={token ?? null} onLeave={() => void navigate({ to: '/', replace: true })} />
}
