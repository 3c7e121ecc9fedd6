import { Button, Group } from '@mantine/core'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { useState } from 'react'
import { send } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useMe } from '../../../session/current-session.ts'
import { toWorkFacts, type ChecklistItem, type WorkedLot } from '../work-facts.ts'
import { showWorkFailure } from '../work-failures.ts'

/** The portal has changed what the document was collected for: procurement looks at it again and says so. */
export function Recheck({ about, item }: { about: WorkedLot; item: ChecklistItem }) {
  const texts = useTexts('in-work').checklist
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const [isSending, setSending] = useState(false)
  const { allowed } = decide('confirmDocument', { ...toWorkFacts(about), entry: item.key }, roles, now)
  const confirm = async () => {
    setSending(true)
    try {
      await send('lots/confirmDocument', { lotId: about.lot.id, documentDescription: item.descriptionRu })
    } catch (error) {
      showWorkFailure('confirmDocument', error)
    }
    refreshLots('lotWork')
    setSending(false)
  }
  return (
    <Group gap="sm">
      <Chip tone="bad">{texts.recheck}</Chip>
      {allowed && (
        <Button size="compact-sm" variant="default" loading={isSending} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
      )}
    </Group>
  )
}
