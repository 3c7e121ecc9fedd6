import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'

interface RemovableChipProps {
  tone?: 'plain' | 'bad'
  /** what it is, as a person or a portal wrote it */
  name: string
  onRemove(): void
  children: ReactNode
}

export function RemovableChip({ tone = 'plain', name, onRemove, children }: RemovableChipProps) {
  const texts = useTexts('interests').form
  return (
    <Chip tone={tone}>
      {children}
      <ActionIcon size={24} ml={2} mr={-6} my={-2} radius="xl" color="gray" onClick={onRemove}>
        <IconX size={13} stroke={2} aria-hidden />
        <span className="visually-hidden">
          {texts.remove}: <span data-source>{name}</span>
        </span>
      </ActionIcon>
    </Chip>
  )
}
