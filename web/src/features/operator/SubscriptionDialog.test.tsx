import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { operatorExamples } from '@tendertap/contract/examples/operator'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/server.ts'
import { openPage } from '../../testing/open-page.tsx'

const [{ output: workspaces }] = operatorExamples['superadmin/getWorkspaces']
const [{ output: renewals }] = operatorExamples['superadmin/getRenewalRequests']
const NOW = '2026-11-14T09:00:00.000Z'
const RUNS_UNTIL = '2027-01-01T00:00:00.000Z'

async function openDialog(tab: 'workspaces' | 'renewals', answers: Answers = {}) {
  const { person, server } = await openPage(`/superadmin?tab=${tab}`, { roles: ['superadmin'], answers })
  await person.click(await screen.findByRole('button', { name: 'Назначить подписку' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Подписка: / }))
  const submit = () => person.click(dialog.getByRole('button', { name: 'Назначить' }))
  return { person, server, dialog, submit }
}

async function fill(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.clear(field)
  if (text !== '') await person.type(field, text)
}

test('the defaults of the specification are sent: a trial, one calendar month from now', async () => {
  const { server, submit } = await openDialog('workspaces')
  await submit()
  await screen.findByText(/^Подписка назначена: /)
  expect(server.received('superadmin/setManualSubscription')).toEqual([
    {
      workspaceId: workspaces[0]?.id,
      plan: 'trial',
      startDate: NOW,
      endDate: '2026-12-14T09:00:00.000Z',
      maxUsers: 5,
      additionalUsers: 0,
      maxFilters: 10,
      additionalFilters: 0,
    },
  ])
})

test('the chosen plan, term and limits are sent; it may begin when the running one ends', async () => {
  const { person, server, dialog, submit } = await openDialog('workspaces')
  await person.click(dialog.getByRole('radio', { name: 'Коммерческая' }))
  await person.click(dialog.getByRole('radio', { name: '6 месяцев' }))
  await person.click(dialog.getByRole('radio', { name: 'После текущей, 01.01.2027 05:00' }))
  await fill(person, dialog.getByLabelText('Пользователей'), '12')
  await fill(person, dialog.getByLabelText('Дополнительных пользователей'), '3')
  await fill(person, dialog.getByLabelText('Профилей интересов'), '20')
  // letters are not taken
  await fill(person, dialog.getByLabelText('Дополнительных профилей'), 'x1')
  await submit()
  await expect
    .poll(() => server.received('superadmin/setManualSubscription'))
    .toMatchObject([
      {
        plan: 'commercial',
        startDate: RUNS_UNTIL,
        endDate: '2027-07-01T00:00:00.000Z',
        maxUsers: 12,
        additionalUsers: 3,
        maxFilters: 20,
        additionalFilters: 1,
      },
    ])
})

test('a limit that is missing or too small is marked, and nothing is sent', async () => {
  const { person, server, dialog, submit } = await openDialog('workspaces')
  await fill(person, dialog.getByLabelText('Пользователей'), '0')
  await fill(person, dialog.getByLabelText('Дополнительных профилей'), '')
  await submit()
  await dialog.findByText('Целое число не меньше 1')
  expect(dialog.getByText('Целое число не меньше 0')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Пользователей'))
  expect(server.received('superadmin/setManualSubscription')).toEqual([])
})

test('a renewal has what the company asked for, after the running subscription', async () => {
  const answers: Answers = {
    'superadmin/getRenewalRequests': () =>
      renewals.map((renewal) => ({ ...renewal, workspaceId: workspaces[0]?.id ?? '', tariff: 'standard', months: 3 })),
  }
  const { server, submit } = await openDialog('renewals', answers)
  await submit()
  await expect
    .poll(() => server.received('superadmin/setManualSubscription'))
    .toMatchObject([
      {
        plan: 'commercial',
        startDate: RUNS_UNTIL,
        endDate: '2027-04-01T00:00:00.000Z',
        maxUsers: 5,
        maxFilters: 5,
      },
    ])
})

test('the end by months of 30 days is shown beside the calendar end, unless they are the same', async () => {
  const { person, dialog } = await openDialog('workspaces')
  // 30 days after 14 November
  expect(dialog.getByText('14.12.2026 14:00')).toBeDefined()
  expect(dialog.queryByText('Если считать месяц за 30 дней')).toBeNull()
  expect(dialog.getByText('и по календарным месяцам, и если считать месяц за 30 дней')).toBeDefined()
  await person.click(dialog.getByRole('radio', { name: '12 месяцев' }))
  expect(dialog.getByText('14.11.2027 14:00')).toBeDefined()
  expect(dialog.getByText('Если считать месяц за 30 дней').nextElementSibling?.textContent).toBe('09.11.2027 14:00')
})
