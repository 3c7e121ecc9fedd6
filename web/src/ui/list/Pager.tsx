import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { clampPage, toPageSize, countPages, listPageNumbers, PAGE_SIZES, type PageSize } from '@tendertap/domain/paging'
import { formatNumber } from '@tendertap/domain/words/number'
import { formatTotal } from '@tendertap/domain/words/total'
import { useTexts } from '../../i18n/texts.ts'
import { Select } from '../Select.tsx'
import classes from './Pager.module.css'

interface PagerProps {
  page: number
  limit: PageSize
  total: number
  totalExact: boolean
  /** the total is still being counted: there are at least `total` rows */
  isCounting?: boolean
  /** only the pages of so many rows can be opened; without it all */
  reachableRows?: number
  onPage(page: number): void
  onLimit(limit: PageSize): void
}

/** spec 2 §2, shared pagination: page info, previous and next, page numbers with ellipsis, rows per page. */
export function Pager({
  page: requestedPage,
  limit,
  total,
  totalExact,
  isCounting = false,
  reachableRows = Infinity,
  onPage,
  onLimit,
}: PagerProps) {
  const texts = useTexts('account').pager
  const page = clampPage(requestedPage, total, limit)
  const lastPage = countPages(reachableRows, limit)
  const count = Math.min(countPages(total, limit), lastPage)
  const from = Math.min(total, (page - 1) * limit + 1)
  const to = Math.min(total, page * limit)
  const [first, last] = [formatNumber(from), formatNumber(to)]
  return (
    <nav className={classes.pager} aria-label={texts.label}>
      <span className={classes.shown}>
        {isCounting ? `${first}–${last}` : texts.shown(first, last, formatTotal(total, totalExact))}
        {total > reachableRows && (
          <small className={classes.limit}>{texts.reachable(formatNumber(reachableRows))}</small>
        )}
      </span>
      <div className={classes.pages}>
        <button
          type="button"
          className={classes.page}
          aria-label={texts.previous}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </button>
        {listPageNumbers(page, count).map((number, index) =>
          number === 'gap' ? (
            <span key={`gap-${index < 3 ? 'before' : 'after'}`} className={classes.gap} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={classes.page}
              aria-label={texts.page(formatNumber(number))}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {formatNumber(number)}
            </button>
          ),
        )}
        <button
          type="button"
          className={classes.page}
          aria-label={texts.next}
          disabled={page >= lastPage || (page === count && totalExact)}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </button>
      </div>
      <Select
        label={texts.perPage}
        value={String(limit)}
        choices={PAGE_SIZES.map((size) => ({ value: String(size), text: texts.perPageShort(String(size)) }))}
        onChange={(value) => onLimit(toPageSize(Number(value)))}
      />
    </nav>
  )
}
