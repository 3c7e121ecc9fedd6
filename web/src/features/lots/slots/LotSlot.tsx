import { hasAnyRole } from '@tendertap/domain/roles'
import { Suspense, use } from 'react'
import { useMe } from '../../session/current-session.ts'
import type { Lot } from '../lot.ts'
import { LotSlotsContext, type SlotName } from './lot-slots.ts'
import classes from './LotSlot.module.css'

interface LotSlotProps {
  name: SlotName
  lot: Lot
}

/** A place on a lot that other features fill. An empty slot renders nothing; a loading part does not delay the lot. */
export function LotSlot({ name, lot }: LotSlotProps) {
  const myRoles = useMe()?.roles ?? []
  const parts = use(LotSlotsContext).flatMap(({ feature, roles, [name]: Part }) =>
    Part && (!roles || hasAnyRole(myRoles, roles)) ? [{ feature, Part }] : [],
  )
  if (parts.length === 0) return null
  return (
    <div className={classes[name]} data-slot={name}>
      {parts.map(({ feature, Part }) => (
        <Suspense key={feature}>
          <Part lot={lot} />
        </Suspense>
      ))}
    </div>
  )
}
