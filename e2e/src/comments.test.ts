// Two people talk about a lot: a mention leads to the comment.
import { beforeAll, expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken } from './people.ts'

const visit = useBrowser()

let lead: string
let manager: string

beforeAll(async () => {
  const tokens = [
    await addColleague({ role: 'lead', fullName: 'Сауле Советчик' }),
    await addColleague({ role: 'manager', fullName: 'Ринат Упомянутый' }),
  ].map((email) => fetchToken(email))
  ;[lead = '', manager = ''] = await Promise.all(tokens)
})

test('a mention leads to the comment', async () => {
  const { data } = await call(inject('url'), 'lots/getLots', { limit: 10, openOnly: true, maxLots: 1 }, lead)
  const lot = data.at(-1)
  if (!lot) throw new Error('There is no open lot')
  const path = `/tender/${lot.TenderId}`

  const reader = await visit({ storage: { token: manager } })
  await reader.page.goto(path)
  const feed = reader.page.getByRole('list', { name: 'Обсуждение и история' })
  await reader.page.getByRole('textbox', { name: 'Комментарий' }).waitFor()

  const writer = await visit({ storage: { token: lead } })
  await writer.page.goto(path)
  const field = writer.page.getByRole('textbox', { name: 'Комментарий' })
  await field.fill('Успеем? @рин')
  await writer.page.getByRole('option', { name: 'Ринат Упомянутый' }).waitFor()
  await field.press('Enter')
  await field.pressSequentially('<b>до пятницы</b>')
  await writer.page.getByRole('button', { name: 'Отправить' }).click()

  // the colleague's open page shows it, as plain text
  const said = 'Успеем? @Ринат Упомянутый <b>до пятницы</b>'
  await feed.getByText('<b>до пятницы</b>').waitFor()
  const comment = (await call(inject('url'), 'lots/getActivity', { lotId: lot.id }, manager)).data.find(
    ({ kind }) => kind === 'comment',
  )
  expect(comment).toMatchObject({ text: said, mentions: [{ fullName: 'Ринат Упомянутый' }] })

  // so many later ones that it is no longer on the first page
  for (let count = 1; count <= 12; count += 1)
    await call(inject('url'), 'lots/addComment', { lotId: lot.id, text: `Уточнение ${count}` }, lead)
  await reader.page.goto(`${path}?open=${lot.id}&comment=${comment?.id}`)
  const named = reader.page.locator('li[data-named]')
  await named.getByText('<b>до пятницы</b>').waitFor()
  const isInView = () =>
    named.evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  await expect.poll(isInView).toBe(true)
  expect([...reader.problems, ...writer.problems]).toEqual([])
})
