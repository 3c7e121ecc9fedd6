import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ChangePasswordPage } from '../../features/passwords/ChangePasswordPage.tsx'

export function ChangePasswordRoute() {
  const router = useRouter()
  return <ChangePasswordPage onDone={useCallback(() => router.history.replace('/'), [router])} />
}
