// What the demo's companies look for: interest profiles and lists of customers.

export interface DemoCompanyList {
  workspace: string
  name: string
  /** customers of the catalogue whose name has one of these words, at most so many */
  customers: { words: readonly string[]; atMost: number }
}

export interface DemoProfile {
  workspace: string
  name: string
  keywords: readonly string[]
  description: string | null
  minScore: number
  colour: string
  classes: readonly string[]
  regions: readonly string[]
  minAmount: number | null
  /** names of the workspace's company lists */
  lists: readonly string[]
}

export const DEMO_COMPANY_LISTS: readonly DemoCompanyList[] = [
  {
    workspace: 'almaty',
    name: 'Школы и детские сады',
    customers: { words: ['школа', 'детский сад', 'ясли'], atMost: 18 },
  },
  {
    workspace: 'almaty',
    name: 'Больницы и поликлиники',
    customers: { words: ['больница', 'поликлиника'], atMost: 12 },
  },
  {
    workspace: 'almaty',
    name: 'Акиматы и управления',
    customers: { words: ['аппарат акима', 'управление'], atMost: 9 },
  },
  {
    workspace: 'atyrau',
    name: 'Мұнай компаниялары',
    customers: { words: ['мунай', 'мұнай', 'ойл', 'газ'], atMost: 8 },
  },
  {
    workspace: 'atyrau',
    name: 'Тау-кен кәсіпорындары',
    customers: { words: ['кен', 'руда', 'шахта', 'карьер'], atMost: 5 },
  },
]

const profile = (workspace: string, name: string, fields: Partial<DemoProfile> & Pick<DemoProfile, 'keywords'>) => ({
  workspace,
  name,
  description: null,
  minScore: 75,
  colour: '#A9D08E',
  classes: [],
  regions: [],
  minAmount: null,
  lists: [],
  ...fields,
})

export const DEMO_PROFILES: readonly DemoProfile[] = [
  profile('almaty', 'Картриджи и расходные материалы', {
    keywords: ['картридж', 'тонер', 'фотобарабан', 'чернила для принтера', '-заправка'],
    description: 'Расходные материалы для принтеров и МФУ, поставка со склада в Алматы.',
    colour: '#4472C4',
    classes: ['262040'],
  }),
  profile('almaty', 'Компьютеры и оргтехника', {
    keywords: ['компьютер', 'ноутбук', 'моноблок', 'принтер', 'МФУ', 'монитор', '-ремонт', '-обслуживание'],
    description: 'Вычислительная техника для школ, больниц и государственных учреждений.',
    colour: '#9BC2E6',
    minAmount: 200_000,
  }),
  profile('almaty', 'Канцелярия и бумага', {
    keywords: ['бумага офисная', 'канцелярские товары', 'папка', 'ручка', 'скоросшиватель'],
    colour: '#FFD966',
    lists: ['Школы и детские сады', 'Больницы и поликлиники', 'Акиматы и управления'],
  }),
  profile('almaty', 'Мебель для учреждений', {
    keywords: ['мебель', 'стол', 'стул', 'шкаф', 'парта', 'кресло офисное'],
    description: 'Корпусная и ученическая мебель собственного производства.',
    colour: '#F4A259',
    minScore: 70,
  }),
  profile('almaty', 'Хозяйственные товары', {
    keywords: ['моющие средства', 'мыло', 'мешки для мусора', 'хозяйственные товары', 'бумага туалетная'],
    colour: '#A9D08E',
  }),
  profile('atyrau', 'Құбырлар мен арматура', {
    keywords: ['құбыр', 'труба стальная', 'задвижка', 'ысырма', 'кран шаровой', 'фланец'],
    description: 'Мұнай кәсіпшіліктеріне құбыр мен құбыр арматурасын жеткізу.',
    colour: '#70AD47',
  }),
  profile('atyrau', 'Электр жабдықтары', {
    keywords: ['кабель', 'трансформатор', 'электр қозғалтқыш', 'электродвигатель', 'шам', 'светильник'],
    colour: '#E15759',
    minScore: 70,
  }),
  profile('atyrau', 'Арнайы киім және қорғаныс құралдары', {
    keywords: [
      'арнайы киім',
      'спецодежда',
      'каска',
      'қолғап',
      'перчатки',
      'респиратор',
      '-медициналық',
      '-медицинские',
    ],
    colour: '#9D7BC9',
  }),
]
