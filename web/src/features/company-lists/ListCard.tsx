import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { CompanyNames } from './CompanyNames.tsx'
import { InterestChips } from './InterestChips.tsx'
import { SHOWN_ON_CARD, type CompanyList } from './list.ts'

interface ListCardProps {
  list: CompanyList
  /** without a subscription the lists can only be read */
  isReadOnly: boolean
  onEdit(): void
  onDelete(): void
}

// the panel is as tall as the tallest of its row, and no wider than its column
const CARD = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }

export function ListCard({ list, isReadOnly, onEdit, onDelete }: ListCardProps) {
  const texts = useTexts('company-lists')
  const count = list.companies.length
  const changed = texts.changed(formatDateTime(list.updatedAt))
  return (
    <Box component="li" style={CARD} data-list={list.id}>
      <Panel>
        <Stack gap="sm">
          {/* a long name takes several lines, and the buttons stay beside the first */}
          <Group gap="sm" wrap="nowrap" align="start" justify="space-between">
            <Box miw={0} pt={8}>
              <Heading level={3} look="panel">
                <SourceText text={list.name} language={guessLanguage(list.name)} asWritten />
              </Heading>
            </Box>
            {!isReadOnly && (
              <Group gap={0} wrap="nowrap" mr={-8}>
                <IconAction label={texts.edit} name={list.name} icon={IconPencil} onClick={onEdit} />
                <IconAction label={texts.delete} name={list.name} icon={IconTrash} onClick={onDelete} />
              </Group>
            )}
          </Group>
          <MetaLine items={[count > 0 && texts.count(count, formatNumber(count)), changed]} />
          {count === 0 ? (
            <Text c="dimmed">{texts.emptyList}</Text>
          ) : (
            <div>
              <CompanyNames names={list.companies} shown={SHOWN_ON_CARD} />
            </div>
          )}
          {list.interests.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.unused}
            </Text>
          ) : (
            <Stack gap={4}>
              <Text size="sm" c="dimmed">
                {texts.usedBy}
              </Text>
              <InterestChips names={list.interests.map(({ name }) => name)} />
            </Stack>
          )}
        </Stack>
      </Panel>
    </Box>
  )
}

interface IconActionProps {
  label: string
  /** of the list: the buttons of all cards look the same */
  name: string
  icon: TablerIcon
  onClick(): void
}

function IconAction({ label, name, icon: Icon, onClick }: IconActionProps) {
  return (
    <ActionIcon size="var(--target)" title={label} onClick={onClick}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className="visually-hidden">
        {label}: <SourceText text={name} language={guessLanguage(name)} asWritten />
      </span>
    </ActionIcon>
  )
}
