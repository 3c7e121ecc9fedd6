import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import type { FilterProps } from './filter-props.ts'
import classes from './FilterPanel.module.css'

// Whoever types slower than this searches letter by letter; a search is cheap, and the rows come at once.
const SEARCH_PAUSE_MS = 120

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null

/** Searches all texts of a lot. The key / moves the focus here from anywhere on the page. */
export function SearchField({ filter, onChange, onEnter }: FilterProps & { onEnter?(): void }) {
  const texts = useTexts('lot-filter')
  const field = useRef<HTMLInputElement>(null)
  const draft = useDraft<string>({
    value: filter.search ?? '',
    show: (value) => value,
    read: (text) => text.trim(),
    pause: SEARCH_PAUSE_MS,
    commit: (search) => onChange({ search, exactWords: search ? (filter.exactWords ?? null) : null }, true),
  })
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      // also by the position of the key: in a Russian layout the same key types a full stop
      const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey)
      if (!isSlash || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
  return (
    <TextInput
      ref={field}
      className={classes.search}
      type="search"
      aria-label={texts.groups.search}
      placeholder={texts.groups.search}
      maxLength={500}
      autoComplete="off"
      leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
      rightSection={
        <kbd className={classes.key} title={texts.searchHint}>
          /
        </kbd>
      }
      rightSectionPointerEvents="none"
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        draft.settle()
        onEnter?.()
      }}
      onBlur={draft.leave}
    />
  )
}
