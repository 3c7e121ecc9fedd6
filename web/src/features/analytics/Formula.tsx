import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'

interface FormulaProps {
  /** which figure */
  of: string
  text: string
}

/** Says how a figure is calculated. */
export function Formula({ of, text }: FormulaProps) {
  const { howCounted } = useTexts('analytics')
  return (
    <Tooltip label={text}>
      <ActionIcon size={24} aria-label={howCounted(of)}>
        <IconInfoCircle size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
