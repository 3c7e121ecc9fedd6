// Company lists of every kind, and customers that are new.
import type { Output } from '@tendertap/contract/calls/index'

type List = Output<'companies/getCompanyList'>[number]

const SCHOOLS = Array.from({ length: 28 }, (_, number) => `КГУ "Общеобразовательная школа № ${number + 1}"`)
const HOSPITALS = [
  'ГКП на ПХВ «Аккайынская районная больница» коммунального государственного учреждения «Управление здравоохранения»',
  'ГКП на ПХВ «Городская поликлиника № 3»',
]
export const NEW_COMPANIES = [
  'АО "Национальная компания "Қазақстан темір жолы"',
  'ТОО «Степные сети»',
  'КГУ «Қарағанды облысының білім басқармасы» мемлекеттік мекемесінің жанындағы балалар мен жасөспірімдер орталығы',
  'Caspian Oil LLP',
  'ТОО "7 ветров"',
  'ГУ «Аппарат акима Бостандыкского района»',
  'АО «Алатау Жарық Компаниясы»',
  'РГП на ПХВ «Казгидромет»',
  'ТОО «Ёлка»',
  'ИП Ахметов',
  'КГП «Водоканал»',
]
export const CUSTOMERS = { companies: [...SCHOOLS, ...HOSPITALS, ...NEW_COMPANIES], newCompanies: NEW_COMPANIES }

const list = (id: number, name: string, companies: string[], interests: string[] = []): List => ({
  id: `019a5b23-6d28-7e0f-a915-04c7f3b82f0${id}`,
  name,
  companies,
  updatedAt: `2026-11-1${id}T06:20:00.000Z`,
  interests: interests.map((interest, index) => ({
    id: `019a5b23-6d28-7e0f-a915-04c7f3b82f1${index}`,
    name: interest,
  })),
})

export const LISTS: List[] = [
  list(1, 'Больницы и поликлиники', HOSPITALS, ['Медицинские расходники']),
  list(2, 'Школы', SCHOOLS, ['Канцелярия и бумага', 'Мебель для школ', 'Картриджи']),
  list(3, 'Пустой список', []),
  list(4, 'Қазақстанның барлық ұлттық компаниялары мен олардың өңірлік филиалдары', NEW_COMPANIES.slice(0, 1)),
  list(5, 'Wwwwwwwwww'.repeat(8), ['Wwwwwwwwww'.repeat(12)], ['Mmmmmmmmmm'.repeat(6)]),
]
