import { Button, Group } from '@mantine/core'
import { openSnackbar, type SnackbarType } from '../../ui/snackbars/snackbars.ts'
import { useKitTexts } from '../texts.ts'

const TYPES = ['success', 'error', 'warning', 'info'] as const satisfies readonly SnackbarType[]

export function SnackbarsSection() {
  const { snackbars, actions } = useKitTexts()
  const open = { text: actions.open, run: () => undefined }
  return (
    <Group gap="sm">
      {TYPES.map((type) => (
        <Button
          key={type}
          variant="default"
          onClick={() => openSnackbar(type, snackbars[type], type === 'info' ? open : null)}
        >
          {snackbars[type]}
        </Button>
      ))}
    </Group>
  )
}
