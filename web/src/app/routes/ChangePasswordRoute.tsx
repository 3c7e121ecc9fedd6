import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ChangePasswordPage } from '../../features/passwords/ChangePasswordPage.tsx'

const route = getRouteApi('/change-password')

export function ChangePasswordRoute() {
  const router = useRouter()
  const { next } = route.useSearch()
  return <ChangePasswordPage onDone={useCallback(() => router.history.replace(next ?? '/'), [router, next])} />
}
