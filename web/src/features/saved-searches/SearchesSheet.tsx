import { Skeleton, Stack, Text } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { isWorthSaving, MAX_SAVED_SEARCHES } from '@tendertap/domain/saved-searches/saved-searches'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SearchItem } from './SearchItem.tsx'
import { useSavedSearches, type SavedSearch } from './use-saved-searches.ts'
import classes from './SavedSearches.module.css'

interface SearchesSheetProps {
  filter: LotFilter
  onOpen(search: SavedSearch): void
  onSave(): void
  onEdit(search: SavedSearch): void
  onDelete(search: SavedSearch): void
  onClose(): void
  /** what the person follows */
  children: ReactNode
}

/** The person's searches, each one click from its lots, and what else they are told of. */
export function SearchesSheet({ filter, onOpen, onSave, onEdit, onDelete, onClose, children }: SearchesSheetProps) {
  const texts = useTexts('saved-searches')
  const errors = useTexts('errors')
  const query = useSavedSearches()
  const searches = query.data
  const isFull = (searches?.length ?? 0) >= MAX_SAVED_SEARCHES
  const reason = isFull ? errors.saved_search_limit : isWorthSaving(filter) ? null : errors.saved_search_too_wide
  return (
    <SideSheet title={texts.title} onClose={onClose}>
      <Stack gap="lg">
        <ButtonWithReason
          variant="default"
          leftSection={<IconBookmarkPlus size={18} stroke={1.7} aria-hidden />}
          reason={reason}
          onClick={onSave}
        >
          {texts.saveThis}
        </ButtonWithReason>
        {query.isLoadingError ? (
          <ErrorState title={texts.loadFailed} query={query} />
        ) : !searches ? (
          <Skeleton height={120} />
        ) : searches.length === 0 ? (
          <Text c="dimmed">{texts.empty}</Text>
        ) : (
          <ul className={classes.list} aria-label={texts.title}>
            {searches.map((search) => (
              <SearchItem
                key={search.id}
                search={search}
                onOpen={() => onOpen(search)}
                onEdit={() => onEdit(search)}
                onDelete={() => onDelete(search)}
              />
            ))}
          </ul>
        )}
        {children}
      </Stack>
    </SideSheet>
  )
}
