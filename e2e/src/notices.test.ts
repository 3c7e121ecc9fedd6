// A colleague's word reaches the bell of an open page, and leads to the comment.
import { beforeAll, expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { openSubscribedCompany } from './companies.ts'
import { addColleague, fetchToken } from './people.ts'

const visit = useBrowser()

// In a company of their own nobody else takes the lot into work, which would lead the notice elsewhere. Nothing but a
// mention concerns a controller, so their count changes with this one only.
let lead: string
let reader: string
let readerId: string

beforeAll(async () => {
  const { email: by } = await openSubscribedCompany()
  const tokens = [
    await addColleague({ by, role: 'lead', fullName: 'Гульнар Спрашивает' }),
    await addColleague({ by, role: 'controller', fullName: 'Тимур Отвечает' }),
  ].map((email) => fetchToken(email))
  ;[lead = '', reader = ''] = await Promise.all(tokens)
  readerId = (await call(inject('url'), 'me/getMe', {}, reader)).id
})

test('a mention rings the bell of an open page, and the notice leads to the comment', async () => {
  const { data } = await call(inject('url'), 'lots/getLots', { limit: 10, openOnly: true, maxLots: 1 }, lead)
  const [lot] = data
  if (!lot) throw new Error('There is no open lot')

  const { page, problems } = await visit({ storage: { token: reader } })
  await page.goto('/help')
  const bell = page.locator('header').getByRole('button', { name: /^Уведомления/u })
  await bell.waitFor()
  const { unread } = await call(inject('url'), 'notices/countUnread', {}, reader)
  const said = 'Гульнар Спрашивает: @Тимур Отвечает берём?'

  await call(
    inject('url'),
    'lots/addComment',
    { lotId: lot.id, text: '@Тимур Отвечает берём?', mentions: [readerId] },
    lead,
  )
  // without a reload
  await expect.poll(() => bell.textContent()).toBe(String(unread + 1))

  await bell.click()
  const feed = page.getByRole('dialog', { name: 'Уведомления' })
  const notice = feed.getByRole('listitem').filter({ hasText: said })
  await notice.waitFor()
  // it was in sight, so it is read, and still stands out
  await expect.poll(() => bell.textContent()).toBe(unread === 0 ? '' : String(unread))
  expect(await notice.getAttribute('data-new')).toBe('true')

  await notice.getByRole('link').click()
  await page.waitForURL(`**/tender/${lot.TenderId}?open=${lot.id}&comment=*`)
  await page.locator('li[data-named]').getByText('берём?').waitFor()
  await feed.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
