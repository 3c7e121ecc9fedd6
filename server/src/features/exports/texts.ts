import type { Language } from '@tendertap/domain/languages'

interface Texts {
  companyLists: string
  list: string
  company: string
}

/** What only the files say; the rest is in domain/words. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  ru: {
    companyLists: 'Списки компаний',
    list: 'Список',
    company: 'Компания',
  },
  kz: {
    companyLists: 'Компания тізімдері',
    list: 'Тізім',
    company: 'Компания',
  },
  en: {
    companyLists: 'Company lists',
    list: 'List',
    company: 'Company',
  },
}
