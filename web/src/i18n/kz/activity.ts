import { words } from '@tendertap/domain/words/kz'
import type { ActivityTexts } from '../ru/activity.ts'

export const texts: ActivityTexts = {
  title: 'Талқылау және тарих',
  empty: 'Әзірге ештеңе болған жоқ.',
  failed: 'Лоттың тарихы жүктелмеді',
  earlier: 'Бұрынғысын көрсету',
  portal: 'Алаң',
  votes: { accepted: 'Қолдап дауыс берді', rejected: 'Қарсы дауыс берді' },
  assigned: 'Жауапты: {person}',
  unassigned: 'Жауапты адам алынды',
  removed: 'Пікір өшірілген',
  comments: (count) => `${count} пікір`,
  box: {
    label: 'Пікір',
    placeholder: 'Әріптестерге жазыңыз. Біреуді атау үшін @ теріңіз',
    send: 'Жіберу',
    failed: 'Пікір жіберілмеді',
    people: 'Кімді атау керек',
    found: (count) => `${count} ұсыныс. Көрсеткілермен және енгізу пернесімен таңдаңыз`,
  },
  remove: {
    button: 'Өшіру',
    title: 'Пікірді өшіру',
    text: 'Әріптестер мұнда пікір болғанын көреді, бірақ мәтінін көрмейді.',
    action: 'Өшіру',
    failed: 'Пікір өшірілмеді',
  },
  assignee: {
    title: words.lotFields.assignee,
    label: 'Лотқа кім жауап береді',
    nobody: 'Ешкім',
    take: 'Өзіме алу',
    failed: 'Жауапты адам ауыстырылмады',
  },
  filter: {
    label: 'Кімнің лоттары',
    all: 'Барлық қызметкер',
    mine: 'Менікі',
    empty: 'Бұл қызметкердің жұмыста лоты жоқ',
    emptyText: 'Басқалардың лоттарын қараңыз немесе оған лот тағайындаңыз.',
  },
}
