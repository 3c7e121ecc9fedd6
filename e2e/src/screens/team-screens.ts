// Administration and the log. The demo has no administrator who speaks English, so a person of the demo is answered as
// if they were one.
import type { Output } from '@tendertap/contract/calls/index'
import type { Role } from '@tendertap/domain/roles'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page, Route } from 'playwright-core'
import { answer, refusal, type Screen } from './screen.ts'

type Member = Output<'users/getAllUsers'>[number]
const member = (
  id: number,
  fullName: string | null,
  position: string | null,
  roles: Role[],
  changes: Partial<Member> = {},
): Member => ({
  id: `019a5b23-6d28-7e0f-a915-04c7f3b82e0${id}`,
  email: `person-${id}@akzhol-snab.example`,
  fullName,
  position,
  phone: `+7 (700) 000-40-0${id}`,
  roles,
  active: true,
  ...changes,
})

const MEMBERS: Member[] = [
  member(1, 'Жолова Айгерим Саматқызы', 'Директор', ['admin', 'manager']),
  member(2, 'Полетаева Ирина Викторовна', 'Главный инженер', ['lead']),
  member(3, 'Сыдықова Айнұр Маратқызы', 'Сатып алу маманы', ['procurement', 'lead']),
  member(
    4,
    'Whitcombe'.repeat(6),
    'Procurement specialist of the northern branch and of the southern one',
    ['procurement'],
    { email: `${'whitcombe'.repeat(6)}@akzhol-snab.example` },
  ),
  member(5, null, null, [], { phone: null }),
  member(6, 'Шестаков Виктор Андреевич', 'Контролёр', ['controller'], { active: false }),
]

const [boss, lead] = MEMBERS as [Member, Member, ...Member[]]
const entry = (id: number, action: string, changes: object = {}): Output<'audit/getEntries'>['data'][number] => ({
  id: `019a81c4-5e0b-7a37-9c12-6d04be9f1a2${id}`,
  at: `2026-11-14T0${9 - id}:30:12.000Z`,
  person: { id: boss.id, fullName: boss.fullName },
  action,
  objectId: null,
  objectName: null,
  outcome: 'done',
  code: null,
  ip: '203.0.113.24',
  requestId: '4821-0937',
  ...changes,
})
const LOG: Output<'audit/getEntries'> = {
  data: [
    entry(1, 'users/createUser', { objectId: lead.id, objectName: lead.fullName }),
    entry(2, 'users/createUser', { outcome: 'refused', code: 'seat_limit' }),
    entry(3, 'lots/activateLot', {
      person: { id: lead.id, fullName: lead.fullName },
      objectId: '4182731',
      objectName: '68417095-ЗЦП1',
      outcome: 'refused',
      code: 'forbidden',
    }),
    entry(4, 'auth/localLogin', {
      person: null,
      outcome: 'refused',
      code: 'wrong_credentials',
      ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    }),
    entry(5, 'superadmin/setManualSubscription', { objectId: '019a5b02-77c1-7d3e-8a64-2f1b9c0de501' }),
    entry(6, 'somewhere/soMeThing', { outcome: 'refused', code: 'not_a_code' }),
  ],
  total: 12_000,
  totalExact: false,
  page: 1,
  limit: 10,
  people: MEMBERS.map(({ id, fullName }) => ({ id, fullName })),
}

function asAdmin(changes: object = {}) {
  return async (route: Route) => {
    const response = await route.fetch()
    const me = (await response.json()) as { subscription: object }
    const roles = ['admin', 'manager']
    await route.fulfill({
      response,
      json: {
        ...me,
        id: boss.id,
        roles,
        UserRolesOfUser: roles.map((role) => ({ role })),
        subscription: { ...me.subscription, maxUsers: 10, additionalUsers: 2, ...changes },
      },
    })
  }
}

async function openTeams(page: Page, changes: object = {}): Promise<void> {
  await page.route('**/api/me/getMe', asAdmin(changes))
  await page.route('**/api/users/getAllUsers', answer(200, MEMBERS))
  await page.goto('/admin')
  await page.locator('[data-member]').first().waitFor()
}

async function openAudit(page: Page, list: object): Promise<void> {
  await page.route('**/api/me/getMe', asAdmin())
  await page.route('**/api/audit/getEntries', answer(200, list))
  await page.goto('/audit')
}

async function openEdit(page: Page, texts: Texts): Promise<void> {
  await openTeams(page)
  await page
    .locator('[data-panel="Procurement Team"] [data-member]')
    .first()
    .getByRole('button', { name: texts.team.actions.edit })
    .click()
  await page.getByRole('dialog').getByLabel(texts.team.form.newPassword).waitFor()
}

export const TEAM_SCREENS: readonly Screen[] = [
  { name: 'admin-teams', who: 'person', open: (page) => openTeams(page) },
  {
    name: 'admin-teams-full',
    who: 'person',
    open: async (page, texts) => {
      await openTeams(page, { maxUsers: 5, additionalUsers: 0 })
      await page.getByText(texts.team.noSeatsLeft).waitFor()
    },
  },
  {
    name: 'admin-teams-menu',
    who: 'person',
    open: async (page, texts) => {
      await openTeams(page)
      await page.locator('[data-panel=admins]').getByRole('button', { name: texts.team.actions.more }).click()
      await page.getByText(texts.errors.last_admin).waitFor()
    },
  },
  {
    name: 'admin-add-user',
    who: 'person',
    open: async (page, texts) => {
      await openTeams(page)
      await page.getByRole('button', { name: texts.team.actions.add }).click()
      await page.getByRole('dialog').locator('input[name=email]').fill('name@company.kz')
      await page.getByText(texts.errors.team_required).waitFor()
    },
  },
  {
    name: 'admin-edit-user-refused',
    who: 'person',
    open: async (page, texts) => {
      await page.route('**/api/users/updateUser', refusal(409, 'email_taken'))
      await openEdit(page, texts)
      await page.getByRole('button', { name: texts.team.form.save }).click()
      await page.getByText(texts.errors.email_taken).waitFor()
    },
  },
  {
    name: 'admin-remove-from-team',
    who: 'person',
    open: async (page, texts) => {
      await openTeams(page)
      await page
        .locator('[data-panel="Lead Team"] [data-member]')
        .first()
        .getByRole('button', { name: texts.team.actions.remove })
        .click()
      await page.getByText(texts.team.confirm.remove.textLast).waitFor()
    },
  },
  {
    name: 'admin-teams-failed',
    who: 'person',
    open: async (page, texts) => {
      await page.route('**/api/me/getMe', asAdmin())
      await page.route('**/api/users/getAllUsers', refusal(500, 'server_error'))
      await page.goto('/admin')
      await page.getByText(texts.team.loadFailed).waitFor()
    },
  },
  {
    name: 'audit',
    who: 'person',
    open: async (page) => {
      await openAudit(page, LOG)
      await page.locator('[data-entry]').first().waitFor()
    },
  },
  {
    name: 'audit-empty',
    who: 'person',
    open: async (page, texts) => {
      await openAudit(page, { ...LOG, data: [], total: 0, totalExact: true })
      await page.getByLabel(texts.audit.filters.outcome).selectOption('refused')
      await page.getByText(texts.audit.emptyFiltered).waitFor()
    },
  },
]
