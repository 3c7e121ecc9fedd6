import { Button, Group } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import { formatTotal } from '@tendertap/domain/words/total'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { LotList } from '../lot.ts'

export const Quoted = ({ words }: { words: string }) => (
  <SourceText text={`«${words}»`} language={guessLanguage(words)} asWritten />
)

interface NoLotsProps {
  filter: LotFilter
  nearMatches: LotList['nearMatches']
  /** called with the whole new filter */
  onFilter(filter: LotFilter): void
}

/** Says which words and filters leave no lot, and offers to drop some of them. */
export function NoLots({ filter, nearMatches, onFilter }: NoLotsProps) {
  const { empty, emptyText } = useTexts('lots')
  const texts = useTexts('lot-filter')
  const { search = '', exactWords = null } = filter
  const set = listActiveGroups(filter).filter((group) => group !== 'search')
  const names = set.map((group) => texts.groups[group]).join(', ')
  if (!search) {
    if (set.length === 0) return <EmptyState title={empty} text={emptyText} />
    const clear = (
      <Button variant="default" onClick={() => onFilter({})}>
        {texts.clearAll}
      </Button>
    )
    return <EmptyState title={empty} text={texts.noneWithFilters(names)} action={clear} />
  }
  return (
    <EmptyState
      title={empty}
      text={
        <>
          {texts.noneWithWords} <Quoted words={search} />. {set.length > 0 && texts.alsoFiltered(names)}
        </>
      }
      action={
        <>
          <NearMatches found={nearMatches ?? []} onChoose={(words) => onFilter({ ...filter, search: words })} />
          {set.length > 0 && (
            <Button variant="default" onClick={() => onFilter({ search, exactWords })}>
              {texts.keepWords}
            </Button>
          )}
        </>
      }
    />
  )
}

interface NearMatchesProps {
  found: NonNullable<LotList['nearMatches']>
  onChoose(words: string): void
}

/** Fewer words, each with the number of its lots; those that find any can be searched for instead. */
function NearMatches({ found, onChoose }: NearMatchesProps) {
  const texts = useTexts('lot-filter')
  if (found.length === 0) return null
  return (
    <Group component="ul" gap="xs" justify="center" align="baseline" fz="sm" aria-label={texts.nearMatches}>
      {found.map(({ search, total, totalExact }) => {
        const text = (
          <>
            <Quoted words={search} /> {formatTotal(total, totalExact)}
          </>
        )
        return (
          <li key={search}>{total > 0 ? <TextButton onClick={() => onChoose(search)}>{text}</TextButton> : text} ·</li>
        )
      })}
      <li>{texts.together('0')}</li>
    </Group>
  )
}
