import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { isWorkingDayByLaw } from '@tendertap/domain/working-days/calendar'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { PanelList } from '../PanelList.tsx'
import { PanelRow } from '../PanelRow.tsx'
import { useCalendarDays, useDayChange, type CalendarDay } from './calendar-days.ts'
import { CalendarDayDialog } from './CalendarDayDialog.tsx'

/** Ours: the days that were decided otherwise than the law says, which every plan respects. */
export function CalendarTab() {
  const { calendar: texts, tabs } = useTexts('operator')
  const days = useCalendarDays()
  const change = useDayChange()
  const [edited, setEdited] = useState<CalendarDay | 'new' | null>(null)
  const [removed, setRemoved] = useState<CalendarDay | null>(null)
  return (
    <>
      <Group justify="space-between" gap="md">
        <Text c="dimmed" maw={640}>
          {texts.about}
        </Text>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </Group>
      <PanelList
        label={tabs.calendar}
        query={days}
        rows={days.data?.toReversed()}
        empty={{ title: texts.empty, text: texts.emptyText }}
      >
        {(day) => <DayRow key={day.date} day={day} onEdit={() => setEdited(day)} onRemove={() => setRemoved(day)} />}
      </PanelList>
      {edited !== null && <CalendarDayDialog day={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && (
        <ConfirmDialog
          title={texts.removeTitle(formatDay(removed.date))}
          action={texts.removeAction}
          isDangerous
          onConfirm={async () => {
            await change('planning/removeCalendarDay', { date: removed.date })
            showSnackbar('success', texts.removed)
          }}
          failedText={texts.removeFailed}
          onClose={() => setRemoved(null)}
        >
          <p>{texts.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function DayRow({ day, onEdit, onRemove }: { day: CalendarDay; onEdit(): void; onRemove(): void }) {
  const { calendar: texts } = useTexts('operator')
  const { weekdays } = useTexts('account').date
  const { date, kind, note } = day
  const shown = formatDay(date)
  const weekday = weekdays.at(new Date(`${date}T00:00:00Z`).getUTCDay() - 1)
  return (
    <PanelRow
      title={shown}
      meta={note && <SourceText text={note} language={guessLanguage(note)} />}
      contact={
        <Text c="dimmed">
          {weekday}, {isWorkingDayByLaw(date) ? texts.workingByLaw : texts.freeByLaw}
        </Text>
      }
      state={<Chip tone={kind === 'free' ? 'good' : 'plain'}>{texts.kinds[kind]}</Chip>}
      actions={
        <>
          <Button variant="default" aria-label={`${texts.edit}: ${shown}`} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button variant="default" aria-label={`${texts.remove}: ${shown}`} onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      }
    />
  )
}
