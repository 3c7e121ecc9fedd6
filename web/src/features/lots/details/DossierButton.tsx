import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconFileTypePdf } from '@tabler/icons-react'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { hasAnyRole } from '@tendertap/domain/roles'
import { send } from '../../../api/client.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { showFailure } from '../../../ui/snackbars/show-failure.ts'
import { useMe } from '../../session/current-session.ts'

/** Saves all that is known of the lot as a PDF in the language of the screen; for those who see the work. */
export function DossierButton({ lotId, size = 'xs' }: { lotId: number; size?: 'xs' | 'sm' }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const roles = useMe()?.roles ?? []
  const save = useMutation({
    mutationFn: () => send('lots/getDossier', { lotId, language }),
    onError: (error) => showFailure(texts.dossierFailed, error),
  })
  if (!hasAnyRole(roles, WORK_READERS)) return null
  return (
    <Button
      variant="default"
      size={size}
      loading={save.isPending}
      leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {texts.dossier}
    </Button>
  )
}
