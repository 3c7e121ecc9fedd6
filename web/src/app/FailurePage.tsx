import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { PartMissing, reloadOnce } from '../lib/parts.ts'
import { PendingPage } from './PendingPage.tsx'
import classes from './FailurePage.module.css'

/**
 * Something in the page itself broke. A part of it that is gone since a new version was put out comes with a new page,
 * by itself.
 */
export function FailurePage({ error }: ErrorComponentProps) {
  const { failure } = useTexts('public')
  const [mayPass, setMayPass] = useState(error instanceof PartMissing)

  useEffect(() => {
    if (!(error instanceof PartMissing)) return
    void reloadOnce().then((isReloading) => setMayPass(isReloading))
  }, [error])

  if (mayPass) return <PendingPage />
  return (
    <main className={classes.page} role="alert">
      <h1 className={classes.title}>{failure.title}</h1>
      <p>{failure.text}</p>
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        {failure.reload}
      </button>
    </main>
  )
}
