import { Button, Group, Text } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { guessLanguage } from '@tendertap/domain/languages'
import { hasAnyRole, MEMBER_ROLES } from '@tendertap/domain/roles'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { isWorthSaving, MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { formatFilter } from '../lots/filter/filter-search-params.ts'
import { useMe } from '../session/current-session.ts'
import { isSameFilter } from './search-filter.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { SearchesSheet } from './SearchesSheet.tsx'
import { useSavedSearches, useSearchChange, type SavedSearch } from './use-saved-searches.ts'
import classes from './SavedSearches.module.css'

interface SavedSearchesProps {
  filter: LotFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
  /** kept outside, so that it stays open when the page changes its width */
  open: OpenPart | null
  onOpen(open: OpenPart | null): void
  /** below the searches: what the person follows */
  followed: ReactNode
}

/** A superadmin has no searches. */
export function SavedSearches(props: SavedSearchesProps) {
  return hasAnyRole(useMe()?.roles ?? [], MEMBER_ROLES) ? <OwnSearches {...props} /> : null
}

/** Which of the sheet and the dialogs is open. */
export type OpenPart = { what: 'sheet' | 'save' } | { what: 'edit' | 'delete'; search: SavedSearch }

/** One button that opens them, with the number of their new lots, and one that saves the filter of the page. */
function OwnSearches({ filter, onFilter, open, onOpen: setOpen, followed }: SavedSearchesProps) {
  const texts = useTexts('saved-searches')
  const narrow = useNarrow()
  const query = useSavedSearches()
  const { data: searches = [] } = query
  const change = useSearchChange()
  const close = () => setOpen(null)
  useNamedSearch(query.isFetching ? null : query.data)
  const fresh = Math.min(
    searches.reduce((sum, { newLots }) => sum + newLots, 0),
    MOST_NEW_LOTS,
  )
  const isSaved = searches.some((search) => search.filter && isSameFilter(search.filter, filter))

  const show = async ({ id, filter: saved, newLots }: SavedSearch) => {
    if (!saved) return
    close()
    await onFilter(saved)
    // what is new stays new if this fails
    if (newLots > 0) await change('savedSearches/open', { id }).catch(() => undefined)
  }
  const remove = async ({ id }: SavedSearch) => {
    await change('savedSearches/delete', { id })
    showSnackbar('success', texts.deleted)
  }
  return (
    <Group gap="sm" wrap="nowrap">
      {!narrow && !isSaved && isWorthSaving(filter) && (
        <TextButton onClick={() => setOpen({ what: 'save' })}>{texts.save}</TextButton>
      )}
      <Button
        variant="default"
        px="sm"
        leftSection={<IconBookmark size={17} stroke={1.7} aria-hidden />}
        rightSection={fresh > 0 && <span className={classes.new}>{texts.newLots(fresh)}</span>}
        aria-haspopup="dialog"
        onClick={() => setOpen({ what: 'sheet' })}
      >
        {texts.title}
      </Button>
      {open?.what === 'sheet' && (
        <SearchesSheet
          filter={filter}
          onOpen={(search) => void show(search)}
          onSave={() => setOpen({ what: 'save' })}
          onEdit={(search) => setOpen({ what: 'edit', search })}
          onDelete={(search) => setOpen({ what: 'delete', search })}
          onClose={close}
        >
          {followed}
        </SearchesSheet>
      )}
      {open?.what === 'save' && <SearchDialog search={null} filter={filter} searches={searches} onClose={close} />}
      {open?.what === 'edit' && (
        <SearchDialog
          search={open.search}
          filter={filter}
          searches={searches}
          onClose={() => setOpen({ what: 'sheet' })}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={texts.deleteTitle}
          action={texts.delete}
          isDangerous
          onConfirm={() => remove(open.search)}
          failedText={texts.deleteFailed}
          onClose={() => setOpen({ what: 'sheet' })}
        >
          <Text fw={600}>
            <SourceText text={open.search.name} language={guessLanguage(open.search.name)} asWritten />
          </Text>
          <p>{texts.deleteText}</p>
        </ConfirmDialog>
      )}
    </Group>
  )
}

/**
 * A notice leads to a search by its id: /all-lots?saved=… becomes the address of its filter. If there is no such search
 * any more, or it cannot be read, the page says so. `searches`: null while they are not known.
 */
function useNamedSearch(searches: readonly SavedSearch[] | null | undefined): void {
  const texts = useTexts('saved-searches')
  const params = useLocation({ select: (location): Record<string, unknown> => location.search })
  const id = params['saved']
  const navigate = useNavigate()
  const change = useSearchChange()
  const named = searches?.find((search) => search.id === id)
  const isGone = Boolean(id && searches && !named?.filter)
  const follow = useEffectEvent(async ({ id: searchId, filter }: SavedSearch) => {
    if (!filter) return
    await navigate({ to: '/all-lots', search: formatFilter(filter) as never, replace: true })
    await change('savedSearches/open', { id: searchId }).catch(() => undefined)
  })
  const sayGone = useEffectEvent(() => {
    showSnackbar('warning', texts.gone)
    const leave = ({ saved: _saved, ...others }: Record<string, unknown>) => others
    void navigate({ to: '/all-lots', search: leave as never, replace: true })
  })
  useEffect(() => {
    if (named) void follow(named)
  }, [named])
  useEffect(() => {
    if (isGone) sayGone()
  }, [isGone])
}
