import { words } from '@tendertap/domain/words/kz'
import type { VotingTexts } from '../ru/voting.ts'

export const texts: VotingTexts = {
  title: 'Дауыстар',
  counts: (accepted, rejected) => `${accepted} қолдады · ${rejected} қарсы`,
  decisions: { accepted: 'қолдады', rejected: 'қарсы' },
  carried: 'алдыңғы хабарландыруға берілген дауыс',
  castBeforeChange: 'лот өзгергенге дейін берілген',
  accept: 'Қабылдау',
  reject: 'Қабылдамау…',
  mine: { accepted: 'Сіз қабылдадыңыз', rejected: 'Сіз қабылдамадыңыз' },
  undo: 'Қайтарып алу',
  change: 'Өзгерту',
  undoKey: 'Соңғы дауысты қайтарып алу',
  reasons: words.rejectReasons,
  dialog: {
    title: 'Лотты қабылдамау',
    titleOfMany: (count) => `${count} лотты қабылдамау`,
    reason: 'Себебі',
    keys: 'Себепті 1–6 цифрларымен таңдауға болады.',
    description: 'Түсініктеме',
    descriptionHint: 'Міндетті емес. Әріптестеріңіз көреді.',
    submit: 'Қабылдамау',
  },
  done: {
    rating: { accepted: 'Лот сәтті қабылданды', rejected: 'Лот қабылданбай тасталды' },
    elsewhere: { accepted: 'Лот қабылданды', rejected: 'Лот қабылданбай тасталды' },
    many: {
      accepted: (count) => `${count} лот қабылданды`,
      rejected: (count) => `${count} лот қабылданбай тасталды`,
    },
  },
  failed: { accepted: 'Лотты қабылдау қатесі', rejected: 'Лотты қабылдамау қатесі' },
  failedMany: (count) => `Сақталмаған дауыстар: ${count}`,
  select: 'Лотты таңдау',
  selected: (count) => `Таңдалды: ${count}`,
  selectAll: 'Бәрін таңдау',
  clearSelection: 'Таңдауды алып тастау',
  empty: {
    title: 'Бағалайтын лот жоқ',
    rated: 'Профильдеріңізге сай келетін ашық лоттардың бәрін бағаладыңыз. Жаңалары осында өзі пайда болады.',
    noProfiles: 'Лоттарды бұл жерге қызығушылық профильдері іріктейді, ал олар әзірге жоқ.',
    askAdmin: 'Әкімшіден қызығушылық профилін жасауды сұраңыз.',
  },
}
