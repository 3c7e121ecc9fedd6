import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { useMe } from '../../session/current-session.ts'

/** A manager can take a lot; the others wait for one. */
export function NothingInWork() {
  const texts = useTexts('in-work').empty
  const isManager = useMe()?.roles.includes('manager') ?? false
  return (
    <EmptyState
      title={texts.title}
      text={texts.text}
      action={
        isManager && <Button renderRoot={(props) => <Link to="/potential-lots" {...props} />}>{texts.choose}</Button>
      }
    />
  )
}
