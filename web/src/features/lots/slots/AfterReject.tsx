import { hasAnyRole } from '@tendertap/domain/roles'
import { Suspense, use } from 'react'
import { useMe } from '../../session/current-session.ts'
import type { Lot } from '../lot.ts'
import { LotSlotsContext } from './lot-slots.ts'

interface AfterRejectProps {
  /** rejected, or about to be, because it is not ours */
  lot: Lot
}

/** What other features offer to somebody who rejects a lot as not theirs. */
export function AfterReject(props: AfterRejectProps) {
  const myRoles = useMe()?.roles ?? []
  return use(LotSlotsContext).map(
    ({ feature, roles, afterReject: Part }) =>
      Part &&
      (!roles || hasAnyRole(myRoles, roles)) && (
        <Suspense key={feature}>
          <Part {...props} />
        </Suspense>
      ),
  )
}
