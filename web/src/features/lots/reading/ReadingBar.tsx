import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import classes from './Reading.module.css'

interface ReadingBarProps {
  /** «3 из 50»; null without lots */
  position: string | null
  hasPrevious: boolean
  step(by: 1 | -1): void
  onLeave(): void
  onKeys(): void
  search: ReactNode
}

/** Over the list and the lot: the way back, the search, and where one is. A phone has no list: here one turns lots. */
export function ReadingBar({ position, hasPrevious, step, onLeave, onKeys, search }: ReadingBarProps) {
  const texts = useTexts('reading')
  const narrow = useNarrow()
  const size = narrow ? 44 : 34
  const back = narrow ? (
    <ActionIcon variant="default" size={size} aria-label={texts.toList} onClick={onLeave}>
      <IconArrowLeft size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  ) : (
    <Button
      variant="default"
      px="md"
      leftSection={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
      onClick={onLeave}
    >
      {texts.toList}
    </Button>
  )
  return (
    <div className={classes.bar}>
      {back}
      {!narrow && search}
      <Group gap="xs" wrap="nowrap" ml="auto">
        <ActionIcon
          variant="default"
          size={size}
          aria-label={texts.previous}
          disabled={!hasPrevious}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        <Text span size="sm" px="xs" miw={72} ta="center">
          {position}
        </Text>
        <ActionIcon variant="default" size={size} aria-label={texts.next} onClick={() => step(1)}>
          <IconChevronRight size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        {!narrow && (
          <ActionIcon variant="default" size={size} aria-label={texts.keys} title={texts.keys} onClick={onKeys}>
            <IconKeyboard size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  )
}
