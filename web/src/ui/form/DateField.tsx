import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { formatDay } from '@tendertap/domain/clock'
import { useRef, useState, useTransition, type ComponentType, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import type { CalendarProps, Presets } from './Calendar.tsx'
import type { DayBounds } from './typed-day.ts'
import { useTypedDay } from './use-typed-day.ts'

type TextProps = Omit<TextInputProps, 'label' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange' | 'onBlur'>

export interface DateFieldProps extends TextProps, DayBounds {
  /** visible over the field; without one `aria-label` names it */
  label?: string
  /** YYYY-MM-DD */
  value: string | null
  onChange(day: string | null): void
  presets?: Presets
}

/** A day as dd.mm.yyyy, whatever the browser's language is. The calendar is loaded when it is first opened. */
export function DateField({ value, onChange, presets, min, max, error, ...input }: DateFieldProps) {
  const texts = useTexts('account').date
  const narrow = useNarrow()
  const button = useRef<HTMLButtonElement>(null)
  const typed = useTypedDay(value, { min, max }, onChange)
  const problems = {
    invalid: texts.invalid,
    early: min !== undefined && texts.early(formatDay(min)),
    late: max !== undefined && texts.late(formatDay(max)),
  }
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null)
  // beside: somebody types in the field meanwhile; inside: the calendar has the focus
  const [open, setOpen] = useState<'beside' | 'inside' | null>(null)
  // an error of the loading goes to the page's error boundary
  const [, startLoading] = useTransition()

  const show = (where: 'beside' | 'inside') =>
    startLoading(async () => {
      const part = await loadPart(() => import('./Calendar.tsx'))
      setCalendar(() => part.Calendar)
      setOpen(where)
    })
  const close = () => setOpen(null)
  const leaveCalendar = () => {
    close()
    button.current?.focus()
  }
  /** Only the calendar is closed, not what lies under it. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    if (open === 'inside') leaveCalendar()
    else close()
  }
  // what a Mantine dialog looks for before it closes itself on Escape
  const keepsDialog = { 'data-mantine-stop-propagation': open !== null }
  return (
    <Popover
      opened={open !== null}
      onChange={close}
      position="bottom-start"
      withRoles={false}
      trapFocus={open === 'inside'}
      closeOnEscape={false}
      clickOutsideEvents={['mousedown', 'touchstart', 'focusin']}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...input}
            {...keepsDialog}
            placeholder={texts.hint}
            autoComplete="off"
            inputMode="numeric"
            error={typed.problem ? problems[typed.problem] : error}
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={typed.leave}
            // on a phone the keyboard would cover it
            onClick={() => !narrow && show('beside')}
            onKeyDown={(event) => {
              if (event.key === 'Enter') typed.leave()
              if (event.key === 'ArrowDown') show('inside')
              closeOnEscape(event)
            }}
            rightSectionWidth={narrow ? 44 : 36}
            rightSection={
              <ActionIcon
                {...keepsDialog}
                ref={button}
                size={narrow ? 44 : 32}
                aria-label={`${texts.open}: ${input.label ?? input['aria-label']}`}
                aria-haspopup="dialog"
                aria-expanded={open !== null}
                onKeyDown={closeOnEscape}
                onClick={() => (open === 'inside' ? close() : show('inside'))}
              >
                <IconCalendar size={17} stroke={1.7} aria-hidden />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.calendar} onKeyDown={closeOnEscape}>
        {Calendar && (
          <Calendar
            value={value}
            presets={presets ?? null}
            min={min}
            max={max}
            onChoose={(day) => {
              typed.choose(day)
              leaveCalendar()
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
