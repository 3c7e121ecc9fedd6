import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from './current-session.ts'
import { chooseRetryDelay } from './retry-delay.ts'

/**
 * The profile could not be loaded, but the token may still be valid: loads it again until that succeeds, then opens the
 * page.
 */
export function ProfileRetry({ onLoaded }: { onLoaded(): void }) {
  const { unreachable: texts, retry } = useTexts('public')
  const [isTrying, setTrying] = useState(false)
  const [isOver, setOver] = useState(false)
  const attempts = useRef(0)

  const attempt = useCallback(async () => {
    setTrying(true)
    attempts.current += 1
    try {
      const { phase } = await session.load()
      if (phase === 'signed in') onLoaded()
      else if (phase === 'signed out') setOver(true)
    } catch {
      // a part of the page is missing too: the next attempt asks for it again
    } finally {
      setTrying(false)
    }
  }, [onLoaded])

  useEffect(() => {
    if (isTrying || isOver) return undefined
    const timer = setTimeout(() => void attempt(), chooseRetryDelay(attempts.current))
    return () => clearTimeout(timer)
  }, [attempt, isTrying, isOver])

  if (isOver) return null
  return (
    <Notice
      tone="warn"
      title={texts.title}
      action={
        <Button variant="default" size="xs" loading={isTrying} onClick={() => void attempt()}>
          {retry}
        </Button>
      }
    >
      {texts.text}
    </Notice>
  )
}
