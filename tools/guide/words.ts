import type { Language } from '@tendertap/domain/languages'

interface GuideWords {
  title: string
  subtitle: string
  contents: string
}

/** The texts outside the chapters. */
export const GUIDE_WORDS: Readonly<Record<Language, GuideWords>> = {
  ru: {
    title: 'Руководство пользователя',
    subtitle: 'Тендеры Казахстана: от поиска до результата, всей командой',
    contents: 'Содержание',
  },
  kz: {
    title: 'Пайдаланушы нұсқаулығы',
    subtitle: 'Қазақстан тендерлері: іздеуден нәтижеге дейін, бүкіл командамен',
    contents: 'Мазмұны',
  },
  en: {
    title: 'User guide',
    subtitle: 'Tenders of Kazakhstan: from search to result, as a team',
    contents: 'Contents',
  },
}
