// Whether there is time enough for the lots in work, and the calendar that a person subscribes to.
import { WORDS } from '@tendertap/domain/words/all'
import { planWork } from '@tendertap/domain/working-days/plan'
import { expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { NARROW, useBrowser } from './browser.ts'
import { addColleague, fetchToken, signIn } from './people.ts'

const visit = useBrowser()
const STATES = WORDS.ru.planStates

/** A lot in work of the demo whose offer is not placed yet. */
async function findPlannedLot(token: string) {
  const basis = await call(inject('url'), 'planning/getBasis', {}, token)
  const { data } = await call(inject('url'), 'lots/getActiveLots', { limit: 50 }, token)
  for (const lot of data) {
    const [work = null] = lot.LotsInProcessOfLot
    const facts = {
      status: lot.status,
      applicationEndAt: lot.Tender.applicationEndAt,
      work: work && { ...work, offerPrice: work.offerPrice === null ? null : String(work.offerPrice) },
    }
    if (planWork(facts, basis, new Date())) return lot
  }
  throw new Error('No lot of the demo is planned')
}

test('the card says whether there is time enough', async () => {
  const token = await fetchToken(await addColleague({ role: 'procurement' }))
  const lot = await findPlannedLot(token)
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/lots-in-work#${encodeURIComponent(lot.contractNumber ?? '')}`)
  const head = page.locator(`article[data-lot="${lot.id}"] header`)
  await head
    .getByText(new RegExp(`^(${Object.values(STATES).join('|')})`))
    .first()
    .waitFor()
  expect(problems).toEqual([])
})

test('a calendar gets an address, is read without a session, renewed and removed', async () => {
  const email = await addColleague({ role: 'procurement' })
  const lot = await findPlannedLot(await fetchToken(email))
  const { page, problems } = await visit({ viewport: NARROW })
  await signIn(page, email)
  await page.getByRole('link', { name: 'Настройки' }).click()
  const section = page.locator('[data-section=calendar]')
  await section.getByRole('button', { name: 'Получить адрес' }).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес вашего календаря' })
  const readAddress = async () => (await dialog.locator('code').textContent()) ?? ''
  const first = await readAddress()
  await dialog.getByRole('button', { name: 'Готово' }).click()

  const answer = await fetch(first)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain(`UID:lot-${lot.id}-end@tendertap`)

  await section.getByRole('button', { name: 'Новый адрес…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Создать новый адрес' }).click()
  const second = await readAddress()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  expect(second).not.toBe(first)
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])

  await section.getByRole('button', { name: 'Удалить адрес…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить адрес' }).click()
  await section.getByText('Адреса нет').waitFor()
  expect((await fetch(second)).status).toBe(404)
  expect(problems).toEqual([])
})
