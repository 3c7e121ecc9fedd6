import { hasAnyRole, MEMBER_ROLES } from '@tendertap/domain/roles'
import { useTexts } from '../../i18n/texts.ts'
import type { Lot } from '../lots/lot.ts'
import type { Tender } from '../lots/tender.ts'
import { useMe } from '../session/current-session.ts'
import { FollowButton } from './FollowButton.tsx'
import { findCustomer, useFollowChange, useFollowing } from './use-following.ts'

/** Beside the customer of an unfolded lot. */
export const FollowCustomerOfLot = ({ lot }: { lot: Lot }) => <FollowCustomer name={lot.customerRu} />

/** Beside the customer on the page of a tender. */
export const FollowCustomerOfTender = ({ tender }: { tender: Tender }) => <FollowCustomer name={tender.customerRu} />

/** A superadmin follows nothing. */
function FollowCustomer({ name }: { name: string | null }) {
  const isMember = hasAnyRole(useMe()?.roles ?? [], MEMBER_ROLES)
  return isMember && name ? <CustomerButton name={name} /> : null
}

function CustomerButton({ name }: { name: string }) {
  const texts = useTexts('following')
  const { data } = useFollowing()
  const { change, isPending } = useFollowChange()
  if (!data) return null
  const followed = findCustomer(data, name)
  return (
    <FollowButton
      what={texts.theCustomer}
      isFollowed={followed !== null}
      isBusy={isPending}
      onClick={() =>
        followed
          ? change('following/unfollowCustomer', { customerId: followed.id })
          : change('following/followCustomer', { name })
      }
    />
  )
}
