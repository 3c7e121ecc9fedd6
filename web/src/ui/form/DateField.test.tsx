import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { switchLanguage } from '../../i18n/texts.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { act } from '../../testing/render.tsx'
import type { DayBounds } from './typed-day.ts'
import { DateField } from './DateField.tsx'

interface SampleProps extends DayBounds {
  initial?: string | null
}

function Sample({ initial = null, ...bounds }: SampleProps) {
  const [day, setDay] = useState(initial)
  return (
    <>
      <DateField label="Срок" presets="coming" value={day} onChange={setDay} {...bounds} />
      <output>{day ?? 'нет'}</output>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: /./ })
const value = () => screen.getByRole('status').textContent

async function openCalendar(person: UserEvent): Promise<HTMLElement> {
  await person.click(screen.getByRole('button', { expanded: false }))
  return screen.findByRole('dialog')
}

describe('a day', () => {
  test('is typed as dd.mm.yyyy, whatever the browser’s language is', async () => {
    const person = await renderPiece(<Sample />)
    expect(field()).toHaveProperty('placeholder', 'дд.мм.гггг')
    await person.type(field(), '30.11.2026')
    expect(value()).toBe('2026-11-30')
    await person.clear(field())
    expect(value()).toBe('нет')
  })

  test('is picked by the keyboard, and the focus returns to the button', async () => {
    const person = await renderPiece(<Sample initial="2026-11-16" />)
    const calendar = await openCalendar(person)
    within(calendar)
      .getByRole('button', { name: /^16 ноября 2026/, pressed: true })
      .focus()
    await person.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(value()).toBe('2026-11-17')
    expect(field()).toHaveProperty('value', '17.11.2026')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Открыть календарь: Срок' }))
  })

  test('is cleared by a button', async () => {
    const person = await renderPiece(<Sample initial="2026-11-16" />)
    await person.click(within(await openCalendar(person)).getByRole('button', { name: 'Очистить дату' }))
    expect(value()).toBe('нет')
  })
})

describe('the calendar', () => {
  test.each([
    ['ru', 'пн вт ср чт пт сб вс', 'ноябрь 2026'],
    ['kz', 'дс сс ср бс жм сб жс', '2026 қараша'],
    ['en', 'Mo Tu We Th Fr Sa Su', 'November 2026'],
  ] as const)('in %s starts the week on Monday: %s', async (language, weekdays, month) => {
    const person = await renderPiece(<Sample initial="2026-11-16" />)
    // the test files share one page
    onTestFinished(() => switchLanguage('ru'))
    await act(() => switchLanguage(language))
    const calendar = await openCalendar(person)
    const days = within(calendar)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(days.join(' ')).toBe(weekdays)
    within(calendar).getByRole('button', { name: month })
  })

  test('offers only the days from the first to the last one', async () => {
    const person = await renderPiece(<Sample initial="2026-11-16" min="2026-11-10" max="2026-11-20" />)
    const calendar = await openCalendar(person)
    const offered = within(calendar)
      .getAllByRole('button', { name: /ноября 2026/ })
      .filter((day) => !day.hasAttribute('disabled'))
    expect(offered.map(({ textContent }) => Number(textContent))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    // in a week it is 21 November
    expect(within(calendar).queryByRole('button', { name: 'Через неделю' })).toBeNull()
    within(calendar).getByRole('button', { name: 'Через 3 дня' })
  })
})

test.each([
  ['09.11.2026', 'Не раньше 10.11.2026'],
  ['21.11.2026', 'Не позже 20.11.2026'],
  ['31.11.2026', 'Нет такой даты'],
])('%s in a field from 10.11.2026 to 20.11.2026: %s', async (typed, problem) => {
  const person = await renderPiece(<Sample min="2026-11-10" max="2026-11-20" />)
  await person.type(field(), `${typed}{Enter}`)
  await screen.findByText(problem)
  expect(value()).toBe('нет')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
