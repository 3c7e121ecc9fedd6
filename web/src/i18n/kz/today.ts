import { words } from '@tendertap/domain/words/kz'
import type { TodayTexts } from '../ru/today.ts'

export const texts: TodayTexts = {
  failed: 'Күн жүктелмеді',
  waiting: {
    title: 'Мені күтеді',
    empty: 'Қазір сіздің қадамыңыз жоқ.',
    emptyText: 'Лот сіздің рөліңізге жеткенде осында шығады.',
    rate: 'Жаңа лоттарды бағалау',
    assigned: 'сіз жауаптысыз',
  },
  burning: {
    title: 'Мерзімі таяу',
    empty: 'Шұғыл лот жоқ.',
    emptyText:
      'Мұнда әлі орналастырылмаған, өтінім қабылдау бітуіне екі тәуліктен аз қалған немесе мерзімі өткен лоттар тұрады.',
    late: 'мерзімі өтті',
  },
  mentions: { title: 'Сізді атады' },
  changed: {
    title: 'Өзгерді',
    empty: 'Өткен жолдан бері ештеңе өзгермеді.',
    emptyText: 'Мұнда жұмыстағы және сіз дауыс берген лоттардың порталдағы өзгерістері тұрады.',
    kinds: words.changes,
    otherLots: (_, shown) => `және тағы ${shown} лот`,
  },
  waitsFor: 'күтеді: {who}',
  shownOf: (shown, total) => `${total} лоттан ${shown} көрсетілді.`,
}
