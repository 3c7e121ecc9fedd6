import { Button, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'

interface NewTabButtonProps {
  href: string
  /** on somebody else's site */
  isOutside?: boolean
  /** after the text, quiet: where it leads */
  note?: string | undefined
  children: string
}

/** A link that looks like a button and opens in a new tab. */
export function NewTabButton({ href, isOutside = false, note, children }: NewTabButtonProps) {
  const { newTab } = useTexts('public')
  return (
    <Button
      component="a"
      variant="default"
      size="xs"
      href={href}
      target="_blank"
      rel={isOutside ? 'noopener noreferrer' : 'noopener'}
      rightSection={isOutside && <IconExternalLink size={15} stroke={1.7} aria-hidden />}
    >
      {children}
      {note && (
        <Text span inherit c="dimmed" ml="xs">
          {note}
        </Text>
      )}
      <span className="visually-hidden"> {newTab}</span>
    </Button>
  )
}
