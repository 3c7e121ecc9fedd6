// Registration applications that wait for the operator of the demo, and one that was declined. Everybody in them is
// invented.
import type { Language } from '@tendertap/domain/languages'
import type { WorkspaceType } from '@tendertap/domain/workspaces/registration'

const HOUR = 3_600_000

export interface DemoApplication {
  type: WorkspaceType
  companyName: string | null
  bin: string | null
  fullName: string
  email: string
  phone: string
  lang: Language
  /** Instants in ISO form. */
  createdAt: string
  submittedAt: string
  submissions: number
  declineDate: string | null
}

export function makeApplications(startedAt: Date): DemoApplication[] {
  const hoursAgo = (hours: number) => new Date(startedAt.getTime() - hours * HOUR).toISOString()
  return [
    {
      type: 'legal',
      companyName: 'ТОО "Шығыс Жарық Сервис"',
      bin: '220540071330',
      fullName: 'Оразбекова Меруерт Қанатқызы',
      email: 'meruert@shygys-zharyq.example',
      phone: '+7 (700) 000-40-01',
      lang: 'kz',
      createdAt: hoursAgo(27),
      submittedAt: hoursAgo(3),
      submissions: 2,
      declineDate: null,
    },
    {
      type: 'legal',
      companyName: 'ТОО "Алтын Кереге Снаб", филиал в Астане',
      // the BIN of a workspace that exists already
      bin: '190340098762',
      fullName: 'Рахимов Тимур Олегович',
      email: 'timur@altyn-kerege-astana.example',
      phone: '+7 (700) 000-40-02',
      lang: 'ru',
      createdAt: hoursAgo(5),
      submittedAt: hoursAgo(5),
      submissions: 1,
      declineDate: null,
    },
    {
      type: 'individual',
      companyName: null,
      bin: null,
      fullName: 'Ковалёва Светлана Игоревна',
      email: 'svetlana.kovaleva@pochta.example',
      phone: '+7 (700) 000-40-03',
      lang: 'ru',
      createdAt: hoursAgo(150),
      submittedAt: hoursAgo(150),
      submissions: 1,
      declineDate: hoursAgo(122),
    },
  ]
}
