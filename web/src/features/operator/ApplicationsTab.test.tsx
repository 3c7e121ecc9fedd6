import { screen, within } from '@testing-library/dom'
import { operatorExamples } from '@tendertap/contract/examples/operator'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const [{ output: applications }] = operatorExamples['superadmin/getRegistrationApplications']
type Application = (typeof applications)[number]

async function openRow(change: Partial<Application>) {
  const answer = () => applications.map((application) => ({ ...application, ...change }))
  await openPage('/superadmin?tab=applications', {
    roles: ['superadmin'],
    answers: { 'superadmin/getRegistrationApplications': answer },
  })
  return within((await screen.findByText('Марат Заявкин')).closest('li') ?? document.body)
}

test('the e-mail of a deactivated member of another company is flagged, and can be accepted', async () => {
  const row = await openRow({ emailHolder: 'deactivated_member' })
  expect(row.getByText(/^E-mail принадлежит отключённому сотруднику другой компании\./)).toBeDefined()
  expect(row.getByRole<HTMLButtonElement>('button', { name: 'Принять' }).disabled).toBe(false)
})

test('the e-mail of an account in use is flagged; the application can only be declined, and the button says why', async () => {
  const row = await openRow({ emailHolder: 'account' })
  const accept = row.getByRole<HTMLButtonElement>('button', { name: 'Принять' })
  expect(accept.disabled).toBe(true)
  expect(document.getElementById(accept.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'E-mail уже принадлежит действующей учётной записи: принять заявку нельзя.',
  )
  expect(row.getByRole<HTMLButtonElement>('button', { name: 'Отклонить' }).disabled).toBe(false)
})

test('an application that expired is not called declined', async () => {
  const row = await openRow({ declineDate: '2026-11-13T04:02:51.000Z', expired: true, emailHolder: null })
  expect(row.getByText('Истекла')).toBeDefined()
  expect(row.queryByText('Отклонена')).toBeNull()
  expect(row.queryByRole('button', { name: 'Принять' })).toBeNull()
})
