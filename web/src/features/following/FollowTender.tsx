import { hasAnyRole, MEMBER_ROLES } from '@tendertap/domain/roles'
import { useTexts } from '../../i18n/texts.ts'
import type { Tender } from '../lots/tender.ts'
import { useMe } from '../session/current-session.ts'
import { FollowButton } from './FollowButton.tsx'
import { useFollowChange, useFollowing } from './use-following.ts'

/** On the page of a tender; a superadmin follows nothing. */
export function FollowTender({ tender }: { tender: Tender }) {
  return hasAnyRole(useMe()?.roles ?? [], MEMBER_ROLES) ? <TenderButton tenderId={tender.id} /> : null
}

function TenderButton({ tenderId }: { tenderId: number }) {
  const texts = useTexts('following')
  const { data } = useFollowing()
  const { change, isPending } = useFollowChange()
  if (!data) return null
  const isFollowed = data.tenders.some(({ id }) => id === tenderId)
  return (
    <FollowButton
      what={texts.theTender}
      isFollowed={isFollowed}
      isBusy={isPending}
      onClick={() => change(isFollowed ? 'following/unfollowTender' : 'following/followTender', { tenderId })}
    />
  )
}
