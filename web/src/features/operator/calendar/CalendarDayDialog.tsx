import { TextInput } from '@mantine/core'
import { formatDay } from '@tendertap/domain/clock'
import { DAY_KINDS, type DayKind } from '@tendertap/domain/working-days/calendar'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useCallForm } from '../../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'
import { useDayChange, type CalendarDay } from './calendar-days.ts'

interface Values {
  date: string | null
  kind: DayKind
  note: string
}

/** A new day, or what was decided for a day that is in the list already. */
export function CalendarDayDialog({ day, onClose }: { day: CalendarDay | null; onClose(): void }) {
  const texts = useTexts('operator').calendar
  const change = useDayChange()
  const form = useCallForm<Values>({
    initialValues: { date: day?.date ?? null, kind: day?.kind ?? 'free', note: day?.note ?? '' },
    findErrors: ({ date }) => ({ date: date === null && texts.dateMissing }),
    send: async ({ date, kind, note }) => {
      await change('planning/setCalendarDay', { date: date ?? '', kind, note })
      showSnackbar('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog
      title={day ? texts.editTitle(formatDay(day.date)) : texts.addTitle}
      onClose={onClose}
      isBusy={form.isSending}
    >
      <Form form={form} submit={texts.save} failedText={texts.saveFailed} onCancel={onClose}>
        {!day && (
          <DateField
            name="date"
            data-path="date"
            data-autofocus
            label={texts.date}
            required
            value={form.values.date}
            onChange={(date) => form.setValues({ date })}
            error={form.field('date').error}
          />
        )}
        <ChoiceField
          label={texts.kind}
          value={form.values.kind}
          choices={DAY_KINDS.map((kind) => ({ value: kind, text: texts.kinds[kind] }))}
          onChange={(kind) => form.setValues({ kind })}
        />
        <TextInput label={texts.note} placeholder={texts.noteHint} maxLength={200} {...form.field('note')} />
      </Form>
    </Dialog>
  )
}
