import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts.ts'
import type { SearchParams } from '../../../lib/paging-search-params.ts'
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx'
import { formatFilter, parseFilter } from '../filter/filter-search-params.ts'
import { LIST_KINDS, readListKind, SHOWS_TENDERS, type ListKind } from './list-kind.ts'

/** Lots or whole tenders: the same screen shows either, with the same filter. */
export function ListKindSwitch() {
  const texts = useTexts('lots').kinds
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const navigate = useNavigate()
  const show = (kind: ListKind) => {
    const next: SearchParams = { ...formatFilter(parseFilter(search)), ...(kind === 'tenders' && SHOWS_TENDERS) }
    void navigate({ to: '.', search: next as never, hash: '' })
  }
  return (
    <div>
      <SegmentedSwitch
        label={texts.label}
        value={readListKind(search)}
        choices={LIST_KINDS.map((kind) => ({ value: kind, text: texts[kind] }))}
        isFramed
        onChange={show}
      />
    </div>
  )
}
