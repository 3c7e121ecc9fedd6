import { Checkbox } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { formatQuotes } from '@tendertap/domain/words/quotes'
import { SourceText } from '../../../ui/SourceText.tsx'
import { findCompany, findVisibleRows, type CompanyRow } from './company-rows.ts'
import classes from './CompanyOptions.module.css'

// CompanyOptions.module.css has the same height
const ROW_HEIGHT = 44
// how far PageUp and PageDown move
const PAGE_ROWS = 6

interface CompanyOptionsProps {
  rows: readonly CompanyRow[]
  chosen: readonly string[]
  onChoose(name: string): void
}

/** One tab stop for the whole list: arrows move, Space or Enter chooses, a letter jumps to its first company. */
export function CompanyOptions({ rows, chosen, onChoose }: CompanyOptionsProps) {
  const texts = useTexts('lot-filter').companies
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState({ top: 0, height: 8 * ROW_HEIGHT })
  const [active, setActive] = useState<number | null>(null)
  useLayoutEffect(() => {
    const height = box.current?.clientHeight
    if (height) setViewport((before) => ({ ...before, height }))
  }, [])

  const scrollTo = (index: number, isJump: boolean) => {
    const element = box.current
    if (!element) return
    const top = index * ROW_HEIGHT
    if (isJump) element.scrollTop = top
    else if (top < element.scrollTop) element.scrollTop = top
    else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW_HEIGHT - element.clientHeight
  }
  const activate = (index: number | null, isJump = false) => {
    if (index === null) return
    setActive(index)
    scrollTo(isJump ? index - 1 : index, isJump)
  }
  const jump = (letter: string) =>
    activate(
      findCompany(
        rows,
        rows.findIndex((row) => row.letter === letter),
        1,
      ),
      true,
    )

  const handleKey = (event: KeyboardEvent) => {
    const at = active ?? 0
    const moves: Record<string, () => number | null> = {
      ArrowDown: () => findCompany(rows, active === null ? 0 : at + 1, 1),
      ArrowUp: () => findCompany(rows, at - 1, -1),
      PageDown: () => findCompany(rows, Math.min(at + PAGE_ROWS, rows.length - 1), 1),
      PageUp: () => findCompany(rows, Math.max(at - PAGE_ROWS, 0), 1),
      Home: () => findCompany(rows, 0, 1),
      End: () => findCompany(rows, rows.length - 1, -1),
    }
    const move = moves[event.key]
    const name = active === null ? null : rows[active]?.name
    if (move) activate(move())
    else if ((event.key === ' ' || event.key === 'Enter') && name) onChoose(name)
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) jump(event.key.toUpperCase())
    else return
    event.preventDefault()
  }

  const letters = useMemo(() => rows.flatMap(({ letter, name }) => (name === null ? letter : [])), [rows])
  const headings = useMemo(() => rows.flatMap(({ name }, index) => (name === null ? index : [])), [rows])
  const { from, to } = findVisibleRows(viewport.top, viewport.height, ROW_HEIGHT, rows.length)
  const optionId = (index: number) => `${id}-${index}`
  const isActiveRendered = active !== null && active >= from && active < to
  return (
    <>
      <div className={classes.letters} role="group" aria-label={texts.letters}>
        {letters.map((letter) => (
          // not a tab stop: a keyboard user types the letter in the list itself
          <button
            key={letter}
            type="button"
            tabIndex={-1}
            className={classes.letter}
            onClick={() => jump(letter)}
            data-source
          >
            {letter === '#' ? '0–9' : letter}
          </button>
        ))}
      </div>
      <div
        ref={box}
        className={classes.options}
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-label={texts.list}
        aria-activedescendant={isActiveRendered ? optionId(active) : undefined}
        onKeyDown={handleKey}
        onFocus={() => {
          if (active === null) setActive(findCompany(rows, from, 1))
        }}
        onScroll={({ currentTarget }) =>
          setViewport({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }
      >
        <div role="presentation" className={classes.content} style={{ height: rows.length * ROW_HEIGHT }}>
          <div
            role="presentation"
            className={classes.visibleRows}
            style={{ transform: `translateY(${from * ROW_HEIGHT}px)` }}
          >
            {rows.slice(from, to).map(({ letter, name }, offset) => {
              const index = from + offset
              if (name === null) {
                return (
                  <div key={letter} className={classes.heading} role="presentation" data-source>
                    {letter === '#' ? '0–9' : letter}
                  </div>
                )
              }
              const isChosen = chosen.includes(name)
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys
                <div
                  key={name}
                  id={optionId(index)}
                  className={classes.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isChosen}
                  aria-setsize={rows.length - letters.length}
                  aria-posinset={index + 1 - headings.filter((heading) => heading < index).length}
                  data-active={index === active || undefined}
                  onClick={() => {
                    setActive(index)
                    onChoose(name)
                  }}
                >
                  <Checkbox.Indicator checked={isChosen} size="xs" aria-hidden />
                  <span className="clamp" title={formatQuotes(name)} data-source>
                    <SourceText text={name} language={guessLanguage(name)} />
                  </span>
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </>
  )
}
