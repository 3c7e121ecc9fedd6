import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Lot } from '../lot.ts'
import { LotSlot } from '../slots/LotSlot.tsx'

// what is on the screen comes first: a person needs longer than this for a lot
const WAIT_MS = 200

/** Asks ahead for what the next lot will show. `onReady` is called when the answers are there. Shows nothing. */
export function NextLot({ lot, onReady }: { lot: Lot; onReady(id: number): void }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const ready = useEffectEvent(() => onReady(lot.id))
  const isQuiet = useIsFetching() === 0
  useEffect(() => {
    if (isTime && isQuiet) ready()
  }, [isTime, isQuiet])
  return isTime && <LotSlot name="ahead" lot={lot} />
}
