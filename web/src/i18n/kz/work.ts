import { words } from '@tendertap/domain/words/kz'
import { workWords } from '@tendertap/domain/words/work/kz'
import type { WorkTexts } from '../ru/work.ts'

export const texts: WorkTexts = {
  statuses: workWords.statuses,
  statusLabel: words.lotFields.workStatus,
  allStatuses: 'Барлығы',
  inWorkWith: (status) => `Жұмыста: ${status.toLowerCase()}`,
  inWork: 'Жұмыста',
  take: 'Жұмысқа алу',
  decline: 'Қабылдамау…',
  done: { rating: 'Лот сәтті іске қосылды', catalogue: 'Лот іске қосылды', potential: 'Лот жұмысқа алынды' },
  open: 'Ашу',
  failed: {
    rating: 'Лотты іске қосу қатесі',
    catalogue: 'Лотты іске қосу қатесі',
    potential: 'Лотты жұмысқа алу қатесі',
  },
  takeDialog: {
    title: 'Лотты жұмысқа алу',
    processing: 'Бұл құжаттар әлі жүктелуде. Олар келген бойда лотты алуға болады:',
    unavailable: 'Портал бұл құжаттарды бермейді. Лотты оларсыз да алуға болады:',
    ready: 'Барлық құжат алынды, лотты жұмысқа алуға болады.',
  },
  declineDialog: {
    title: 'Лотты қабылдамау',
    text: '«{name}» деген лот бүкіл компания үшін қабылданбай тасталады: енді оған дауыс беруге де, оны жұмысқа алуға да болмайды. Мұны қайтару мүмкін емес.',
    action: 'Лотты қабылдамау',
  },
  declined: 'Лот қабылданбай тасталды',
  declineFailed: 'Лотты қабылдамау қатесі',
  empty: {
    title: 'Жұмысқа алатын лот жоқ',
    none: 'Қазір профильдеріңізге сай келетін немесе әріптестеріңіз қабылдаған ашық лот жоқ. Жаңалары осында өзі пайда болады.',
    noProfiles: 'Лоттарды бұл жерге қызығушылық профильдері мен әріптестердің дауыстары іріктейді. Профиль әзірге жоқ.',
    askAdmin: 'Әкімшіден қызығушылық профилін жасауды сұраңыз.',
  },
}
