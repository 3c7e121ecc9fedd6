import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LoginPage } from '../../features/session/LoginPage.tsx'

const route = getRouteApi('/login')

export function LoginRoute() {
  const router = useRouter()
  const { next } = route.useSearch()
  // spec 1 §2: on success the user goes to /; a page whose profile could not be loaded is restored.
  const leave = useCallback(() => router.history.replace(next ?? '/'), [router, next])
  return <LoginPage returnPath={next ?? null} onSignedIn={leave} />
}
