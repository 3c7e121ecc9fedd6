import { useEffect, useState } from 'react'
import type { Lot } from '../lot.ts'
import { LotSlot } from '../slots/LotSlot.tsx'

// what is on the screen comes first: a person needs longer than this for a lot
const WAIT_MS = 200

/** Asks ahead for what the next lot will show, once the browser has time for it. Shows nothing. */
export function NextLot({ lot }: { lot: Lot }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime && <LotSlot name="ahead" lot={lot} />
}
