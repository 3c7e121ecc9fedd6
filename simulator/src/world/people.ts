// Three companies, one of which has let its subscription run out, and the people who try the product. All of them are
// invented.
import { addCalendarMonths } from '@tendertap/domain/clock'
import type { Language } from '@tendertap/domain/languages'
import type { Role } from '@tendertap/domain/roles'
import type { Plan } from '@tendertap/domain/subscription/plans'
import type { WorkspaceType } from '@tendertap/domain/workspaces/registration'

/** The same for everyone in the demo. */
export const DEMO_PASSWORD = 'dala-samal-2026'

const DAY = 86_400_000

export interface DemoWorkspace {
  key: string
  name: string
  companyName: string
  bin: string
  type: WorkspaceType
  contactPerson: string
  contactEmail: string
  contactPhone: string
  /** Instants in ISO form. */
  createdAt: string
  activateDate: string
  /** When its administrator last went through the new companies; null: never. */
  newCompaniesReset: string | null
  subscription: {
    plan: Plan
    startDate: string
    endDate: string
    maxUsers: number
    additionalUsers: number
    maxFilters: number
    additionalFilters: number
  }
}

export interface DemoPerson {
  email: string
  fullName: string
  position: string
  phone: string
  lang: Language
  roles: Role[]
  /** Null for the operator, who belongs to no workspace. */
  workspace: string | null
}

type Row = readonly [email: string, fullName: string, position: string, phone: string, lang: Language, roles: Role[]]

const person = (workspace: string | null, ...[email, fullName, position, phone, lang, roles]: Row): DemoPerson => ({
  email,
  fullName,
  position,
  phone,
  lang,
  roles,
  workspace,
})

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    null,
    'operator@tendertap.example',
    'Молдагулова Саният Ержанкызы',
    'Оператор платформы',
    '+7 (700) 000-10-01',
    'ru',
    ['superadmin'],
  ),
  person(
    'almaty',
    'admin@altyn-kerege.example',
    'Жумадилов Бахыт Серикулы',
    'Директор по развитию',
    '+7 (700) 000-20-01',
    'ru',
    ['admin'],
  ),
  person(
    'almaty',
    'lead@altyn-kerege.example',
    'Полетаева Ирина Викторовна',
    'Главный инженер',
    '+7 (700) 000-20-02',
    'ru',
    ['lead'],
  ),
  person(
    'almaty',
    'manager@altyn-kerege.example',
    'Байзаков Ернар Талгатулы',
    'Менеджер по тендерам',
    '+7 (700) 000-20-03',
    'ru',
    ['manager'],
  ),
  person(
    'almaty',
    'procurement@altyn-kerege.example',
    'Сыдықова Айнұр Маратқызы',
    'Сатып алу маманы',
    '+7 (700) 000-20-04',
    'kz',
    ['procurement'],
  ),
  person(
    'almaty',
    'controller@altyn-kerege.example',
    'Шестаков Виктор Андреевич',
    'Финансовый контролёр',
    '+7 (700) 000-20-05',
    'ru',
    ['controller'],
  ),
  person(
    'almaty',
    'team@altyn-kerege.example',
    'Тлеубаева Данагуль Ерболовна',
    'Руководитель тендерного отдела',
    '+7 (700) 000-20-06',
    'ru',
    ['manager', 'lead', 'procurement'],
  ),
  person(
    'atyrau',
    'admin@teniz-kural.example',
    'Қадырсізов Нұрболат Аманжолұлы',
    'Бас директор',
    '+7 (700) 000-30-01',
    'kz',
    ['admin', 'manager'],
  ),
  person(
    'atyrau',
    'lead@teniz-kural.example',
    'Есенбаева Гүлшара Темірханқызы',
    'Инженер-сметашы',
    '+7 (700) 000-30-02',
    'kz',
    ['lead'],
  ),
  person(
    'atyrau',
    'procurement@teniz-kural.example',
    'Paul Whitcombe',
    'Procurement specialist',
    '+7 (700) 000-30-03',
    'en',
    ['procurement'],
  ),
  person(
    'shymkent',
    'admin@orda-qurylys.example',
    'Турсунова Мадина Кайратовна',
    'Директор',
    '+7 (700) 000-40-01',
    'ru',
    ['admin'],
  ),
]

/** ENS TRU codes of what the team of «Алтын Кереге Снаб» deals in: paper, computers, furniture, stationery. */
export const DEMO_TRADE = /^(1723|2620|3101|3109|3299)/

export function makeWorkspaces(startedAt: Date): DemoWorkspace[] {
  const daysAgo = (days: number) => new Date(startedAt.getTime() - days * DAY)
  const iso = (date: Date) => date.toISOString()
  return [
    {
      key: 'almaty',
      name: 'Алтын Кереге Снаб',
      companyName: 'ТОО "Алтын Кереге Снаб"',
      bin: '190340098762',
      type: 'legal',
      contactPerson: 'Жумадилов Бахыт Серикулы',
      contactEmail: 'admin@altyn-kerege.example',
      contactPhone: '+7 (700) 000-20-01',
      // a year before the present subscription: its results go back a year
      createdAt: iso(daysAgo(461)),
      activateDate: iso(daysAgo(460)),
      newCompaniesReset: iso(daysAgo(95)),
      subscription: {
        plan: 'commercial',
        startDate: iso(daysAgo(95)),
        endDate: iso(addCalendarMonths(daysAgo(95), 12)),
        maxUsers: 10,
        additionalUsers: 2,
        maxFilters: 10,
        additionalFilters: 5,
      },
    },
    {
      key: 'atyrau',
      name: 'Теніз Құрал',
      companyName: 'ТОО "Теніз Құрал"',
      bin: '210640087655',
      type: 'legal',
      contactPerson: 'Қадырсізов Нұрболат Аманжолұлы',
      contactEmail: 'admin@teniz-kural.example',
      contactPhone: '+7 (700) 000-30-01',
      createdAt: iso(daysAgo(7)),
      activateDate: iso(daysAgo(6)),
      newCompaniesReset: null,
      subscription: {
        plan: 'trial',
        startDate: iso(daysAgo(6)),
        endDate: iso(addCalendarMonths(daysAgo(6), 1)),
        maxUsers: 5,
        additionalUsers: 0,
        maxFilters: 10,
        additionalFilters: 0,
      },
    },
    {
      key: 'shymkent',
      name: 'Орда Құрылыс Трейд',
      companyName: 'ТОО "Орда Құрылыс Трейд"',
      bin: '180540076549',
      type: 'legal',
      contactPerson: 'Турсунова Мадина Кайратовна',
      contactEmail: 'admin@orda-qurylys.example',
      contactPhone: '+7 (700) 000-40-01',
      createdAt: iso(daysAgo(101)),
      activateDate: iso(daysAgo(100)),
      newCompaniesReset: null,
      subscription: {
        plan: 'commercial',
        startDate: iso(addCalendarMonths(daysAgo(3), -3)),
        endDate: iso(daysAgo(3)),
        maxUsers: 5,
        additionalUsers: 0,
        maxFilters: 5,
        additionalFilters: 0,
      },
    },
  ]
}
