import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SecondFactorPage } from '../../features/second-factor/SecondFactorPage.tsx'

export function SecondFactorRoute() {
  const router = useRouter()
  return <SecondFactorPage onDone={useCallback(() => router.history.replace('/'), [router])} />
}
