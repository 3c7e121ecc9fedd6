import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ListMessage } from '../../ui/list/ListMessage.tsx'

// RESOLUTIONS §3: long enough to read it.
const SHOWN_MS = 3000

/** spec 1 §2: others than the operator see this and are redirected to /. */
export function AccessDenied() {
  const title = useTexts('errors').forbidden
  const texts = useTexts('operator').denied
  const navigate = useNavigate()
  usePageTitle(title)
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ListMessage
        isError
        title={title}
        text={texts.text}
        action={
          <Button variant="default" onClick={() => void navigate({ to: '/', replace: true })}>
            {texts.home}
          </Button>
        }
      />
    </>
  )
}
