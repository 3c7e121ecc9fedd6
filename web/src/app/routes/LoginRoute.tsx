import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LoginPage } from '../../features/session/LoginPage.tsx'

const route = getRouteApi('/login')

export function LoginRoute() {
  const router = useRouter()
  const { next } = route.useSearch()
  // spec 1 §2: on success the user goes to /, or to the page they wanted when they were sent here
  const leave = useCallback(() => router.history.replace(next ?? '/'), [router, next])
  return <LoginPage returnPath={next ?? null} onSignedIn={leave} />
}
