// A company whose profiles are in every state.
import type { Output } from '@tendertap/contract/calls/index'

type Interest = Output<'interests/getInterests'>[number]

const interest = (id: number, name: string, changes: Partial<Interest> = {}): Interest => ({
  id: `019a5b2e-b35f-7c69-9f42-a1d80e64c70${id}`,
  name,
  keywords: [],
  description: null,
  minScore: 75,
  filter: {
    statuses: [],
    purchaseMethods: [],
    companies: [],
    regions: [],
    minAmount: null,
    maxAmount: null,
    sources: [],
    onlyEnsTru: false,
  },
  companiesListIds: [],
  companiesLists: [],
  color: '#A9D08E',
  ensTru: [],
  refusedEnsTru: [],
  isOverLimit: false,
  openMatches: 0,
  scoring: { state: 'done', lotsDone: 1204, lotsTotal: 1204, finishedAt: '2026-11-13T06:21:10.000Z' },
  createdAt: `2026-11-0${id}T06:20:00.000Z`,
  ...changes,
})

const SCHOOLS = { id: '019a5b37-08e4-7192-86dd-f7c923b51a07', name: 'Школы и поликлиники Астаны' }
const ENERGY = { id: '019a5b37-08e4-7192-86dd-f7c923b51a08', name: 'Энергетика' }

export const COMPANY_LISTS = [
  { ...SCHOOLS, companies: ['КГУ «Школа-лицей № 84»', 'ГКП «Городская поликлиника № 9»'], interests: [] },
  { ...ENERGY, companies: ['АО «KEGOC»'], interests: [] },
].map((list) => ({ ...list, updatedAt: '2026-11-13T06:20:00.000Z' }))

export const CLASSES: Output<'interests/findClasses'> = [
  { code: '262040', nameRu: 'Картридж тонерный', nameKz: 'Тонер картриджі' },
  { code: '171214', nameRu: 'Бумага для офисного оборудования', nameKz: 'Кеңсе жабдығына арналған қағаз' },
  { code: '329916', nameRu: 'Штемпели, печати и краски для них', nameKz: null },
]

export const INTERESTS: Interest[] = [
  interest(1, 'Канцелярия и бумага', {
    keywords: ['бумага офисная', 'канцелярские товары', '«бумага А4»', 'картридж', 'қағаз', '-аренда', '-ремонт'],
    description: 'Бумага, канцелярия и расходные материалы для офисной техники с поставкой по Астане',
    filter: {
      statuses: ['Опубликован'],
      purchaseMethods: ['Запрос ценовых предложений', 'Открытый конкурс'],
      companies: [],
      regions: ['71', '75'],
      minAmount: 100_000,
      maxAmount: 25_000_000,
      sources: ['ows', 'epz'],
      onlyEnsTru: true,
    },
    companiesListIds: [SCHOOLS.id],
    companiesLists: [SCHOOLS],
    ensTru: CLASSES.slice(0, 2),
    openMatches: 1037,
  }),
  interest(2, 'Серверы, системы хранения данных и сетевое оборудование для центров обработки данных', {
    keywords: ['сервер', 'система хранения данных', 'коммутатор', 'маршрутизатор', 'стойка серверная', 'ИБП', 'СХД'],
    minScore: 60,
    color: '#4472C4',
    scoring: { state: 'running', lotsDone: 340, lotsTotal: 1204, finishedAt: null },
    openMatches: 4,
  }),
  interest(3, 'Құрылыс материалдары', {
    keywords: ['цемент', 'кірпіш'],
    color: '#F4A259',
    scoring: { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null },
  }),
  interest(4, 'Клининг', { color: '#9D7BC9' }),
  interest(5, 'Medical equipment', { keywords: ['томограф', 'рентген'], color: '#E15759', isOverLimit: true }),
]
