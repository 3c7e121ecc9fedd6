import { Button, Group } from '@mantine/core'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { useKitTexts } from '../texts.ts'

const VARIANTS = ['filled', 'default', 'light', 'danger'] as const

/** The variants of Mantine's button that we use; ours: with a reason, for copying, one that looks like a link. */
export function ButtonSection() {
  const { actions, copying, sentence } = useKitTexts()
  return (
    <>
      {VARIANTS.map((variant) => (
        <Group key={variant} gap="sm">
          <Button variant={variant}>{actions.save}</Button>
          <Button variant={variant} size="xs">
            {actions.save}
          </Button>
          <Button variant={variant} disabled>
            {actions.save}
          </Button>
          <Button variant={variant} loading>
            {actions.save}
          </Button>
        </Group>
      ))}
      <ButtonWithReason reason={sentence} onClick={() => undefined}>
        {actions.save}
      </ButtonWithReason>
      <CopyButton text={actions.save} texts={copying} />
      <TextButton onClick={() => undefined}>{actions.open}</TextButton>
    </>
  )
}
