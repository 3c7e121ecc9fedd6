import { ActionIcon, Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import type { SavedSearch } from './use-saved-searches.ts'
import classes from './SavedSearches.module.css'

interface SearchItemProps {
  search: SavedSearch
  onOpen(): void
  onEdit(): void
  onDelete(): void
}

/** «Трубы · 12 новых», and how soon it tells of new lots. */
export function SearchItem({ search, onOpen, onEdit, onDelete }: SearchItemProps) {
  const texts = useTexts('saved-searches')
  const { name, newLots, cadence, filter } = search
  const shown = <SourceText text={name} language={guessLanguage(name)} asWritten />
  return (
    <li className={classes.item}>
      <div className={classes.about}>
        <div className={classes.name}>
          {filter ? <TextButton onClick={onOpen}>{shown}</TextButton> : <span>{shown}</span>}
          {newLots > 0 && <span className={classes.new}>{texts.newLots(newLots)}</span>}
        </div>
        <Text size="sm" c="dimmed">
          {filter ? texts.tells[cadence] : texts.unreadable}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon size={36} onClick={onEdit}>
          <IconPencil size={17} stroke={1.7} aria-hidden />
          <span className="visually-hidden">
            {texts.edit} {shown}
          </span>
        </ActionIcon>
        <ActionIcon size={36} c="var(--bad)" onClick={onDelete}>
          <IconTrash size={17} stroke={1.7} aria-hidden />
          <span className="visually-hidden">
            {texts.remove} {shown}
          </span>
        </ActionIcon>
      </Group>
    </li>
  )
}
