import { words } from '@tendertap/domain/words/kz'
import { workWords } from '@tendertap/domain/words/work/kz'
import type { ResultsTexts } from '../ru/results.ts'

export const texts: ResultsTexts = {
  outcomes: { ...workWords.outcomes, none: 'Нәтижелер толтырылмаған' },
  lossReasons: workWords.lossReasons,
  fill: 'Нәтижелерді толтыру',
  correct: 'Нәтижелерді түзету',
  saved: 'Лот нәтижелері сақталды',
  failed: 'Деректерді сақтау кезінде қате шықты',
  completed: {
    offerPrice: words.lotFields.offerPrice,
    empty: 'Аяқталған лоттар жоқ',
    emptyText: 'Сатып алушы орналастырылғанын растаған соң, лот осында шығады.',
  },
  award: {
    published: 'Портал жеңімпазды жариялады',
    ours: 'Портал жеңімпазды жариялады: бұл сіздер',
    check: 'Нәтижелер формасы осы деректермен толтырылып тұр. Тексеріп, сақтаңыз.',
    prefilled: 'Портал деректері бойынша толтырылды. Тексеріңіз, қажет болса түзетіңіз.',
  },
  form: {
    title: 'Лот нәтижелері',
    correctTitle: 'Лот нәтижелерін түзету',
    status: 'Сатып алу',
    statuses: { held: 'Өтті', cancelled: 'Күші жойылды' },
    date: words.lotFields.resultsDate,
    dateRequired: 'Қорытынды күнін көрсетіңіз',
    winner: words.lotFields.winner,
    winnerRequired: 'Жеңімпазды көрсетіңіз',
    amount: `${words.lotFields.finalAmount}, ₸`,
    amountRequired: 'Қорытынды соманы көрсетіңіз',
    amountInvalid: 'Нөлден үлкен сома енгізіңіз, үтірден кейін екі таңбадан аспасын',
    notApplicable: 'Қолданылмайды',
    who: 'Кім жеңді',
    us: 'Біз',
    other: 'Басқа компания',
    lossReason: words.lotFields.lossReason,
    noReason: 'Көрсетілмеген',
    save: 'Сақтау',
    overtaken:
      'Форма ашық тұрғанда әріптесіңіз нәтижелерді сақтап қойды. Осы форманы сақтасаңыз, солардың орнын басады.',
  },
  tender: {
    open: 'Тендер нәтижелері',
    title: 'Тендер нәтижелері',
    sum: 'Барлық лот бойынша қорытынды сома:',
    noneFilled: 'Кемінде бір лоттың нәтижесін толтырыңыз',
    someWrong: 'Толтыра бастаған әр лоттың жеңімпазы мен сомасын көрсетіңіз',
    saved: 'Тендер нәтижелері сақталды',
    loadFailed: 'Тендерді жүктеу мүмкін болмады',
  },
  archive: {
    empty: 'Мұрағатта лоттар жоқ',
    emptyText:
      'Мұнда қабылданбай тасталған, өтінім қабылдау аяқталғанша жұмысқа алынбаған немесе портал алып тастаған лоттар түседі.',
    deactivated: 'Жұмыстан шығарылған',
    deadline: 'Өтінім қабылдау мерзімі',
    withdrawn: 'Портал алып тастаған',
  },
}
