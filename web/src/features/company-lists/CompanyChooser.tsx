import { Group, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'
import { formatNumber } from '@tendertap/domain/words/number'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { buildCompanyRows } from '../lots/filter/company-rows.ts'
import { CompanyOptions } from '../lots/filter/CompanyOptions.tsx'

interface CompanyChooserProps {
  groups: readonly LetterGroup[]
  chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** spec 2 §2: a search, select all and remove all, over as many as 20,000 companies. */
export function CompanyChooser({ groups, chosen, onChange }: CompanyChooserProps) {
  const texts = useTexts('company-lists').chooser
  const optionTexts = useTexts('lot-filter').companies
  const [view, setView] = useState<'all' | 'chosen'>('all')
  const [typed, setTyped] = useState('')
  const searchWords = useDeferredValue(typed)
  const shownGroups = useMemo(
    () => (view === 'chosen' ? keepNames(groups, new Set(chosen)) : groups),
    [view, groups, chosen],
  )
  const rows = useMemo(() => buildCompanyRows(shownGroups, searchWords), [shownGroups, searchWords])
  const found = useMemo(() => rows.flatMap(({ name }) => name ?? []), [rows])

  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  const isSearching = searchWords.trim() !== ''
  const removed = isSearching ? found : chosen
  const removeAll = () => {
    const gone = new Set(removed)
    onChange(chosen.filter((name) => !gone.has(name)))
  }
  const describeNothing = () => {
    if (view === 'chosen') return isSearching ? texts.noneFoundChosen : texts.noneChosen
    return isSearching ? optionTexts.none : optionTexts.empty
  }
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <TextInput
          flex="1 1 220px"
          type="search"
          aria-label={optionTexts.search}
          placeholder={optionTexts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SegmentedSwitch<'all' | 'chosen'>
          isFramed
          label={texts.view}
          value={view}
          choices={[
            { value: 'all', text: texts.all },
            { value: 'chosen', text: texts.chosen(formatNumber(chosen.length)) },
          ]}
          onChange={setView}
        />
      </Group>
      {rows.length === 0 ? (
        <EmptyState title={describeNothing()} />
      ) : (
        <CompanyOptions key={`${view} ${searchWords}`} rows={rows} chosen={chosen} onChoose={toggle} />
      )}
      <Group gap="md">
        {view === 'all' && found.length > 0 && (
          <TextButton onClick={() => onChange([...new Set([...chosen, ...found])])}>
            {isSearching ? texts.selectFound(formatNumber(found.length)) : texts.selectAll(formatNumber(found.length))}
          </TextButton>
        )}
        {chosen.length > 0 && (
          <TextButton onClick={removeAll}>{isSearching ? texts.removeFound : texts.removeAll}</TextButton>
        )}
      </Group>
    </Stack>
  )
}

/** Grouping 20,000 names anew would take too long for a click. */
function keepNames(groups: readonly LetterGroup[], kept: ReadonlySet<string>): LetterGroup[] {
  return groups.map(({ letter, names }) => ({ letter, names: names.filter((name) => kept.has(name)) }))
}
