import { screen, waitFor, within } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { me, member } from '@tendertap/contract/examples/people'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { CallError } from '@tendertap/contract/client/call-error'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

type Member = Output<'users/getAllUsers'>[number]

const boss: Member = { ...member, id: me.id, email: me.email, fullName: 'Айгерим Жолова', roles: ['admin', 'manager'] }

/** A server that keeps the teams of one member. */
function keepTeams(roles: Role[], changes: Partial<Member> = {}): Answers {
  let saved: Member = { ...member, roles, ...changes }
  return {
    'users/getAllUsers': () => [boss, saved],
    'users/updateUser': (input) => (saved = { ...saved, roles: input.roles ?? saved.roles }),
  }
}

const findMark = (role: string, name = 'Данияр Закупов') =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `${role}: ${name}` })

test('a click on the cell of a role puts the person into that team', async () => {
  const { person, server } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  await person.click(await findMark('Менеджер'))
  await expect.poll(async () => (await findMark('Менеджер')).checked).toBe(true)
  expect(server.received('users/updateUser')).toEqual([
    expect.objectContaining({ userId: member.id, roles: ['procurement', 'manager'] }),
  ])
})

test('two quick clicks keep both teams', async () => {
  const { person, server } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  const [lead, manager] = [await findMark('Оценщик'), await findMark('Менеджер')]
  await Promise.all([person.click(lead), person.click(manager)])
  await expect.poll(() => server.received('users/updateUser').at(-1)?.roles).toHaveLength(3)
})

test('the last team is left after a confirmation, which says what happens', async () => {
  const { person, server } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  await person.click(await findMark('Закупщик'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/окажется в списке «Без команды»/)).toBeDefined()
  expect(within(dialog).getByText('· Команда закупщиков')).toBeDefined()
  expect(server.received('users/updateUser')).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Убрать' }))
  await expect.poll(() => server.received('users/updateUser').at(-1)).toMatchObject({ roles: [] })
})

test('administrators are made after a confirmation', async () => {
  const { person, server } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  await person.click(await findMark('Администратор'))
  await person.click(await screen.findByRole('button', { name: 'Сделать администратором' }))
  await expect.poll(() => server.received('users/setAdmin')).toEqual([{ userId: member.id, admin: true }])
})

test('the last administrator keeps the role, and the cell says why', async () => {
  await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  const mark = await findMark('Администратор', 'Айгерим Жолова')
  expect(mark.disabled).toBe(true)
  expect(document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent).toBe(errorTexts.last_admin)
})

test('a refusal is shown, and the mark stays as it was', async () => {
  const answers: Answers = {
    ...keepTeams(['procurement']),
    'users/updateUser': () => {
      throw new CallError({ status: 404, code: 'not_found', message: errorTexts.not_found })
    },
  }
  const { person } = await openPage('/admin/teams', { answers })
  await person.click(await findMark('Менеджер'))
  await screen.findByText(/Произошла ошибка при обновлении пользователя/)
  expect((await findMark('Менеджер')).checked).toBe(false)
})

test('who is inactive comes last, can be taken back, and keeps the roles', async () => {
  const { person, server } = await openPage('/admin/teams', { answers: keepTeams(['lead'], { active: false }) })
  expect((await findMark('Оценщик')).disabled).toBe(true)
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('Данияр Закупов')
  await person.click(screen.getByRole('button', { name: /^Включить снова/ }))
  await person.click(await screen.findByRole('button', { name: 'Включить' }))
  await expect.poll(() => server.received('users/setUserActive')).toEqual([{ userId: member.id, active: true }])
})

test('the panels of the specification are the other view', async () => {
  const { person } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  await person.click(await screen.findByRole('radio', { name: 'По командам' }))
  const buyers = await screen.findByRole('region', { name: /^Команда закупщиков/ })
  expect(within(buyers).getByRole('button', { name: 'Убрать из команды: Данияр Закупов' })).toBeDefined()
})

test('a link opens the panels', async () => {
  await openPage('/admin/teams?view=panels', { answers: keepTeams(['procurement']) })
  expect(await screen.findByRole('region', { name: /^Без команды/ })).toBeDefined()
})

test('on a phone a person is a card with the names of the roles', async () => {
  await openPage('/admin/teams', { answers: keepTeams(['procurement', 'lead']), width: 390 })
  const [name] = await screen.findAllByText('Данияр Закупов')
  expect(name?.closest('li')?.textContent).toContain('ОценщикЗакупщик')
})

test('a user cannot be added without a team, which is said as soon as something is typed', async () => {
  const { person } = await openPage('/admin/teams', { answers: keepTeams(['procurement']) })
  await person.click(await screen.findByRole('button', { name: 'Добавить пользователя' }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Добавить' })
  expect(submit.disabled).toBe(true)
  expect(dialog.queryByText(errorTexts.team_required)).toBeNull()
  await person.type(dialog.getByLabelText(/^Имя/), 'С')
  expect(dialog.getByText(errorTexts.team_required)).toBeDefined()
  await person.click(dialog.getByRole('checkbox', { name: 'Команда менеджеров' }))
  expect(submit.disabled).toBe(false)
  await person.click(submit)
  expect(await dialog.findByText('Укажите пароль')).toBeDefined()
})

async function openMember(secondFactor: boolean) {
  const page = await openPage('/admin/teams', {
    answers: { ...keepTeams(['procurement']), 'me/getMe': () => ({ ...me, hasSecondFactor: secondFactor }) },
  })
  await page.person.click(await screen.findByRole('button', { name: 'Изменить: Данияр Закупов' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Изменить пользователя' })) }
}

test('editing a user sends what was changed, and closes', async () => {
  const { person, server, dialog } = await openMember(false)
  const position = dialog.getByLabelText<HTMLInputElement>('Должность')
  expect(position.value).toBe(member.position)
  await person.clear(position)
  await person.type(position, 'Закупщик')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received('users/updateUser')).toMatchObject([{ userId: member.id, position: 'Закупщик' }])
})

test.each([false, true])(
  'another’s e-mail takes one’s own password, and a code where there is one: %s',
  async (has) => {
    const { person, dialog } = await openMember(has)
    expect(dialog.queryByLabelText(/^Ваш текущий пароль/)).toBeNull()
    await person.type(dialog.getByLabelText(/^E-mail/), 'x')
    expect(dialog.getByLabelText(/^Ваш текущий пароль/)).toBeDefined()
    expect(dialog.queryAllByLabelText(/^Код из приложения/)).toHaveLength(has ? 1 : 0)
  },
)
