import { Button, Group } from '@mantine/core'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { useKitTexts } from '../texts.ts'

const VARIANTS = ['filled', 'default', 'light', 'danger'] as const

/** Mantine's buttons in the variants that we use, our button that copies, and our button that looks like a link. */
export function ButtonSection() {
  const { actions, copying } = useKitTexts()
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
      <CopyButton text={actions.save} texts={copying} />
      <TextButton onClick={() => undefined}>{actions.open}</TextButton>
    </>
  )
}
