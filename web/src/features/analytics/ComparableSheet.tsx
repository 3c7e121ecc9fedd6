import { useState } from 'react'
import { BehindSheet } from './BehindSheet.tsx'
import { FIRST_PAGE } from './market-filter.ts'

interface ComparableSheetProps {
  title: string
  lotId: number
  onClose(): void
}

/** The purchases that a lot is compared with, beside any list. The address there is about the list alone. */
export function ComparableSheet({ title, lotId, onClose }: ComparableSheetProps) {
  const [paging, setPaging] = useState(FIRST_PAGE)
  return (
    <BehindSheet
      title={title}
      path="analytics/getComparable"
      input={{ lotId }}
      paging={paging}
      onPaging={setPaging}
      onClose={onClose}
    />
  )
}
