// A list of lots one by one: the list on the left, the lot on the right with its documents. Made for the keyboard.
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useAfterPaint } from '../../../lib/use-after-paint.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { KeysDialog, type KeyHint } from './KeysDialog.tsx'
import type { ReadingContextValue } from './lot-commands.ts'
import { LotColumns } from './LotColumns.tsx'
import { ReadingBar } from './ReadingBar.tsx'
import { ReadingList } from './ReadingList.tsx'
import { findHeading, useFocusOnMove } from './use-focus-on-move.ts'
import { useDrawnLots } from './use-drawn-lots.ts'
import { useKeys } from './use-keys.ts'
import { useOffers } from './use-offers.ts'
import { useReading, type Reading, type ReadingOptions } from './use-reading.ts'
import classes from './Reading.module.css'

interface AroundProps {
  onLeave(): void
  /** the field for the search of this list */
  search?: ReactNode | undefined
  /** the number of the first lot of this page in the whole list */
  firstNumber?: number | undefined
  /** how many lots the whole list has, in words; without it those of this page are counted */
  total?: string | null | undefined
  /** shown instead of the list and the lot if there are no lots */
  empty?: ReactNode
}

type ModeProps = ReadingOptions & AroundProps

/** `lots` is one page of the list. Without lots the search stays, so that nobody loses the field while typing. */
export function ReadingMode({ onLeave, search, firstNumber = 1, total = null, empty, ...options }: ModeProps) {
  const texts = useTexts('reading')
  const narrow = useNarrow()
  const reading = useReading(options)
  const lot = reading?.lot ?? null
  const view = useRef<HTMLDivElement>(null)
  const offers = useOffers()
  const [hints, setHints] = useState<readonly KeyHint[] | null>(null)

  const listHints = (): KeyHint[] => [
    { keys: ['J', 'K'], label: texts.move },
    ...(narrow ? [] : [{ keys: ['Enter'], label: texts.enter }]),
    ...offers.list().map(({ key, label }) => ({ keys: [key.toUpperCase()], label })),
    { keys: ['O'], label: texts.openTender },
    ...(search ? [{ keys: ['/'], label: texts.search }] : []),
    { keys: ['?'], label: texts.showKeys },
    { keys: ['Esc'], label: texts.leave },
  ]
  const goToLot = () => lot && findHeading(view.current, lot.id)?.focus()
  const own: Record<string, () => void> = {
    j: () => reading?.step(1),
    k: () => reading?.step(-1),
    o: () => lot && void window.open(`/tender/${lot.TenderId}`, '_blank', 'noopener'),
    '?': () => setHints(listHints()),
    Escape: onLeave,
  }
  useKeys((key, target) => {
    const isInList = target instanceof Element && target.closest('[data-reading]') !== null
    const act =
      offers.find(key)?.run ?? own[key] ?? (isInList && { ArrowDown: own['j'], ArrowUp: own['k'], Enter: goToLot }[key])
    if (act) act()
    return Boolean(act)
  })

  const position = reading && texts.position(firstNumber + reading.index, total ?? String(reading.lots.length))
  return (
    <div ref={view} className={classes.reading} data-reading-mode>
      <ReadingBar
        position={position}
        hasPrevious={reading !== null && reading.index > 0}
        step={(by) => reading?.step(by)}
        onLeave={onLeave}
        onKeys={() => setHints(listHints())}
        search={search}
      />
      <p className="visually-hidden" role="status">
        {position}
      </p>
      {reading ? <ReadingView reading={reading} view={view} offer={offers.offer} /> : empty}
      {hints && <KeysDialog hints={hints} onClose={() => setHints(null)} />}
    </div>
  )
}

interface ReadingViewProps {
  reading: Reading
  view: RefObject<HTMLDivElement | null>
  offer: ReadingContextValue['offer']
}

/** The list and the lot. */
function ReadingView({ reading, view, offer }: ReadingViewProps) {
  const narrow = useNarrow()
  const painted = useAfterPaint(reading.lot.id)
  const drawn = useDrawnLots(reading, painted)
  const context = useReadingContext(reading, offer)
  useFocusOnMove(view, painted)
  return (
    <>
      {!narrow && <ReadingList reading={reading} />}
      {drawn.map((one) => (
        <LotColumns key={one.lot.id} {...one} context={context} />
      ))}
    </>
  )
}

/** The parts of a lot get one value that stays, so that they are not drawn again with every move. */
function useReadingContext(reading: Reading, offer: ReadingContextValue['offer']): ReadingContextValue {
  const latest = useRef(reading)
  useEffect(() => void (latest.current = reading), [reading])
  return useMemo(
    () => ({
      offer,
      goOn: (lotId) => latest.current.goOn(lotId),
      goBackTo: (lotId) => latest.current.goBackTo(lotId),
    }),
    [offer],
  )
}
