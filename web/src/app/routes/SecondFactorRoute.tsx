import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SecondFactorPage } from '../../features/second-factor/SecondFactorPage.tsx'

const route = getRouteApi('/second-factor')

export function SecondFactorRoute() {
  const router = useRouter()
  const { next } = route.useSearch()
  return <SecondFactorPage onDone={useCallback(() => router.history.replace(next ?? '/'), [router, next])} />
}
