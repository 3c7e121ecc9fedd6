import type { Language } from '@tendertap/domain/languages'
import type { PlanStep } from '@tendertap/domain/working-days/steps'

interface FeedWords {
  /** before the lot's name */
  end: string
  start: Readonly<Record<PlanStep, string>>
  lot: string
}

export const FEED_WORDS: Readonly<Record<Language, FeedWords>> = {
  ru: {
    end: 'Окончание приёма заявок',
    start: {
      collect: 'Начать сбор документов',
      price: 'Начать расчёт цены',
      place: 'Начать размещение',
    },
    lot: 'Лот',
  },
  kz: {
    end: 'Өтінім қабылдау аяқталады',
    start: {
      collect: 'Құжат жинауды бастау',
      price: 'Бағаны есептеуді бастау',
      place: 'Орналастыруды бастау',
    },
    lot: 'Лот',
  },
  en: {
    end: 'Applications close',
    start: {
      collect: 'Start collecting documents',
      price: 'Start working out the price',
      place: 'Start the placement',
    },
    lot: 'Lot',
  },
}
