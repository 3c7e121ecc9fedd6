import type { LotFilter } from '@tendertap/domain/lots/filter'
import { createContext, use, useState } from 'react'
import { AllLotsPage } from '../../features/lots/list/AllLotsPage.tsx'
import type { OpenPart } from '../../features/saved-searches/SavedSearches.tsx'
import { lazyPart } from '../lazy-part.ts'

const SavedSearches = lazyPart(
  async () => (await import('../../features/saved-searches/SavedSearches.tsx')).SavedSearches,
  'saved-searches',
)
const Followed = lazyPart(async () => (await import('../../features/following/Followed.tsx')).Followed, 'following')

interface SearchesProps {
  filter: LotFilter
  onFilter(filter: LotFilter): unknown
}

const OpenContext = createContext<[OpenPart | null, (open: OpenPart | null) => void]>([null, () => undefined])

function Searches(props: SearchesProps) {
  const [open, setOpen] = use(OpenContext)
  return <SavedSearches {...props} open={open} onOpen={setOpen} followed={<Followed onLeave={() => setOpen(null)} />} />
}

/** The catalogue, with the searches that the person keeps. */
export function AllLotsRoute() {
  const open = useState<OpenPart | null>(null)
  return (
    <OpenContext value={open}>
      <AllLotsPage searches={Searches} />
    </OpenContext>
  )
}
