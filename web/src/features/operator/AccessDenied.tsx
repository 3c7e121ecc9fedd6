import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'

// RESOLUTIONS §3: long enough to read it.
const SHOWN_MS = 3000

/** spec 1 §2: others than the operator see this and are redirected to /. */
export function AccessDenied() {
  const title = useTexts('errors').forbidden
  const texts = useTexts('operator').denied
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  const home = (
    <Button variant="default" onClick={() => void navigate({ to: '/', replace: true })}>
      {texts.home}
    </Button>
  )
  return (
    <Page title={title} isTitleHidden>
      <EmptyState title={title} text={texts.text} action={home} />
    </Page>
  )
}
