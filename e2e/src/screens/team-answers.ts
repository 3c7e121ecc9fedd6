// A company with members of every kind, its log, and its administrator.
import type { Output } from '@tendertap/contract/calls/index'
import type { Role } from '@tendertap/domain/roles'

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

export const MEMBERS: Member[] = [
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
export const LOG: Output<'audit/getEntries'> = {
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

/** The demo has no administrator of a company as large as this. */
export const asAdmin = (subscription: object = {}) => ({
  change: (me: Output<'me/getMe'>) => {
    const roles = ['admin', 'manager']
    return {
      ...me,
      id: boss.id,
      roles,
      UserRolesOfUser: roles.map((role) => ({ role })),
      subscription: { ...me.subscription, maxUsers: 10, additionalUsers: 2, ...subscription },
    }
  },
})
