import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import { getLocale } from '@tendertap/domain/languages'
import { addDays, toKazakhstanDay } from '@tendertap/domain/clock'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { findDayProblem, type DayBounds } from './typed-day.ts'

/** the days that one click chooses: today, in 3 days, in a week, or the same in the past */
export type Presets = 'coming' | 'past'

export interface CalendarProps extends DayBounds {
  /** YYYY-MM-DD */
  value: string | null
  presets: Presets | null
  onChoose(day: string | null): void
}

const PRESET_DAYS = [0, 3, 7] as const

/** The calendar of a DateField, which loads this file when the calendar is first opened. */
export function Calendar({ value, presets, min, max, onChoose }: CalendarProps) {
  const texts = useTexts('account').date
  // 'kk' of 'kk-KZ', as dayjs names its locales
  const locale = getLocale(useLanguage()).slice(0, 2)
  const today = toKazakhstanDay(useNow())
  const direction = presets === 'past' ? -1 : 1
  const days = PRESET_DAYS.map((distance, index) => ({
    value: addDays(today, direction * distance),
    label: presets ? texts.presets[presets][index] : null,
  })).filter(({ value: day }) => findDayProblem(day, { min, max }) === null)
  return (
    <DatePicker
      // a day that is typed meanwhile turns the calendar to its month
      key={value}
      value={value}
      defaultDate={value ?? today}
      onChange={onChoose}
      presets={[...(presets ? days : []), ...(value ? [{ value: null, label: texts.clear }] : [])]}
      {...(min !== undefined && { minDate: min })}
      {...(max !== undefined && { maxDate: max })}
      locale={locale}
      firstDayOfWeek={1}
      // dayjs shortens the Kazakh days in a way of its own
      weekdayFormat={(day) => texts.weekdays.at(new Date(day).getUTCDay() - 1) ?? ''}
      monthLabelFormat={texts.monthFormat}
      weekendDays={[]}
      ariaLabels={texts.labels}
      getDayProps={(day) => ({
        'aria-current': day === today ? 'date' : undefined,
        'aria-pressed': day === value || undefined,
      })}
      // Escape closes only the calendar, not the dialog around it
      __stopPropagation
    />
  )
}
