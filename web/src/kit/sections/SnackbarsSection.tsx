import { Button, Group } from '@mantine/core'
import { showSnackbar, type SnackbarType } from '../../ui/snackbars/snackbars.ts'
import { useKitTexts } from '../texts.ts'

const TYPES = ['success', 'error', 'warning', 'info'] as const satisfies readonly SnackbarType[]

export function SnackbarsSection() {
  const { snackbars } = useKitTexts()
  return (
    <Group gap="sm">
      {TYPES.map((type) => (
        <Button key={type} variant="default" onClick={() => showSnackbar(type, snackbars[type])}>
          {snackbars[type]}
        </Button>
      ))}
    </Group>
  )
}
