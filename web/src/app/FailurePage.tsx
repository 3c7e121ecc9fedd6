import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { Heading } from '../ui/Heading.tsx'
import { PartMissing, reloadOnce } from '../lib/parts.ts'
import { PendingPage } from './PendingPage.tsx'
import classes from './FailurePage.module.css'

/**
 * Shown when the page itself fails. When a part of the page is missing because a new version was deployed, the page
 * reloads itself once.
 */
export function FailurePage({ error }: ErrorComponentProps) {
  const { failure } = useTexts('public')
  const [isReloading, setReloading] = useState(error instanceof PartMissing)

  useEffect(() => {
    if (!(error instanceof PartMissing)) return
    void reloadOnce().then((willReload) => setReloading(willReload))
  }, [error])

  if (isReloading) return <PendingPage />
  return (
    <main className={classes.page} role="alert">
      <Heading level={1} look="page">
        {failure.title}
      </Heading>
      <p>{failure.text}</p>
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        {failure.reload}
      </button>
    </main>
  )
}
