import type { PageSize } from '@tendertap/domain/paging'
import { useState } from 'react'
import { Pager } from '../../ui/list/Pager.tsx'

export function PagerSection() {
  const [page, setPage] = useState(7)
  const [limit, setLimit] = useState<PageSize>(20)
  const controls = { limit, onPage: setPage, onLimit: setLimit }
  return (
    <>
      <Pager {...controls} page={page} total={3_240} totalExact />
      <Pager {...controls} page={1} total={10_000} totalExact={false} />
      <Pager {...controls} page={1} total={412_000} totalExact={false} reachableRows={10_000} />
      <Pager {...controls} page={1} total={20} totalExact={false} isCounting />
      <Pager {...controls} page={1} total={3} totalExact />
    </>
  )
}
