import { Group, Stack, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Heading } from '../../../ui/Heading.tsx'

interface CardSectionProps {
  title: string
  /** beside the title */
  note?: ReactNode
  children: ReactNode
}

/** A part of a card: documents, price, placement, whose turn it is. */
export function CardSection({ title, note, children }: CardSectionProps) {
  const id = useId()
  return (
    <Stack component="section" gap="sm" miw={0} aria-labelledby={id}>
      <Group gap="sm" align="baseline">
        <Heading level={3} look="section" id={id}>
          {title}
        </Heading>
        {note && (
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Group>
      {children}
    </Stack>
  )
}
