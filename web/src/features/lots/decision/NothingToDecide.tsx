import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { useMe } from '../../session/current-session.ts'
import { useHasProfiles } from '../use-has-profiles.ts'

interface NothingToDecideProps {
  title: string
  /** why the list is empty although there are profiles */
  reason: string
  noProfiles: string
  askAdmin: string
}

/** Why there is nothing to decide on, and what to do: without interest profiles no lot gets here by itself. */
export function NothingToDecide({ title, reason, noProfiles, askAdmin }: NothingToDecideProps) {
  const texts = useTexts('lots')
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  if (useHasProfiles()) return <EmptyState title={title} text={reason} />
  if (!isAdmin) return <EmptyState title={title} text={`${noProfiles} ${askAdmin}`} />
  return (
    <EmptyState
      title={title}
      text={noProfiles}
      action={<Button renderRoot={(props) => <Link to="/admin/interests" {...props} />}>{texts.createProfile}</Button>}
    />
  )
}
