import { words } from '@tendertap/domain/words/kz'
import type { SourcesTexts } from '../ru/sources.ts'

const describeClock = (ahead: number) => `${words.duration(Math.abs(ahead))} ${ahead > 0 ? 'алда' : 'артта'}`

export const texts: SourcesTexts = {
  states: {
    fresh: 'Бәрі оқылды',
    gaps: 'Олқылық бар',
    silent: 'Үнсіз',
    starting: 'Алғашқы жүктеу',
    off: 'Қосылмаған',
  },
  alarms: {
    refused: {
      title: () => 'Портал кіргізбейді немесе жауап бермейді',
      advice:
        'Төмендегі жауабын оқыңыз. Мәселе рұқсатта болса, токенді және порталдың сервер мекенжайына ашық екенін тексеріңіз. Портал жауап бермейінше, оның жаңа деректері каталогқа түспейді.',
    },
    token_expired: {
      title: ({ tokenExpiresAt }) => `Токен мерзімі бітті: ${tokenExpiresAt}`,
      advice: 'Порталдан жаңа токен алып, оны жүктеу баптауларына енгізіңіз.',
    },
    silent: {
      title: ({ silentSince }) => `Соңғы рет толық оқылған уақыты: ${silentSince}`,
      advice:
        'Жүктеу үдерісі жұмыс істеп тұр ма, портал жауап бере ме, тексеріңіз. Соңғы сәтсіздіктің себебі төменде, портал тізімдерінде көрсетілген.',
    },
    own_clock: {
      title: ({ ownClockAhead }) => `Жүктеу серверінің сағаты ${describeClock(ownClockAhead)}`,
      advice:
        'Ештеңе жоғалған жоқ: жүктеу дерекқордың сағатын пайдаланады. Серверде уақытты синхрондауды (NTP) баптаңыз.',
    },
    portal_clock: {
      title: ({ portalClockAhead }) => `Порталдың сағаты ${describeClock(portalClockAhead)}`,
      advice:
        'Ештеңе жоғалған жоқ: портал осы айырманы ескеріп сұралады. Дерекқор серверінің сағатын тексеріңіз. Ол дұрыс болса, порталға хабарлаңыз.',
    },
    gaps: {
      title: ({ gaps }) => `${gaps} олқылық: деректердің бір бөлігі оқылмады`,
      advice: 'Әдетте олқылықтар өздігінен жабылады. Жабылмаса, көрсетілген кезең үшін қосымша жүктеуді іске қосыңыз.',
    },
    token_expires: {
      title: ({ tokenExpiresAt }) => `Токен тек ${tokenExpiresAt} дейін жарамды`,
      advice: 'Жаңа токенді алдын ала сұраңыз: портал оны бірден бермейді.',
    },
    no_new_lots: {
      title: ({ newLotsSince }) => `${newLotsSince} бастап бірде-бір жаңа лот жоқ`,
      advice: 'Порталды ашыңыз: онда жаңа хабарландырулар болса, жүктеуді тексеріңіз. Мереке күні бұл қалыпты жағдай.',
    },
    unknown_values: {
      title: () => 'Бейтаныс күйлер немесе сатып алу тәсілдері',
      advice: 'Олар портал жазғандай көрсетілген. Оларды күйлер мен тәсілдер сәйкестігіне қосыңыз.',
    },
  },
  alarmSince: (at) => `байқалған уақыты: ${at}`,
  empty: 'Дереккөз жоқ',
  emptyText: 'Порталға қосылым жасалғанда, дереккөз осында пайда болады.',
  offText: 'Бұл порталды оқу үшін оны жүктеу баптауларында қосыңыз.',
  figures: {
    lastGood: 'Толық оқылды',
    lastTried: 'Соңғы әрекет',
    lag: 'Жарияланудан каталогқа дейін',
    lagHalf: (time) => `лоттардың жартысы: ${time} дейін`,
    lagMost: (time) => `лоттардың 95\u00A0%-ы: ${time} дейін`,
    lagUnknown: 'тәулік ішінде жаңа жарияланым болмады',
    newLots: (since) => `${since} бастап жаңа лоттар`,
    failedPages: 'Тәулік ішінде оқылмаған беттер',
    token: 'Токен мерзімі',
    noToken: 'мерзімсіз немесе қажет емес',
    access: 'Рұқсат тексерілді',
    never: 'әлі бірде-бір рет',
  },
  noProblem: 'жоқ',
  /** the lists of the portals; the keys are the connectors' names for them */
  listNames: {
    tenders: 'хабарландырулар',
    lots: 'лоттар',
    contracts: 'шарттар',
    journal: 'жою журналы',
    heads: 'тендерлер',
    reconcile: 'түнгі салыстыру',
  },
  duration: words.duration,
  gaps: {
    title: 'Олқылықтар',
    shown: (shown, all) => `${all} ішінен соңғы ${shown} көрсетілген`,
    period: 'Кезең',
    what: 'Не оқылмады',
    reason: 'Себебі',
    noticed: 'Байқалды',
  },
  unknown: {
    title: 'Бейтаныс мәндер',
    kinds: { status: 'Күй', method: 'Тәсіл' },
    kind: 'Түрі',
    value: 'Портал қалай жазады',
    times: 'Неше рет',
    lastSeen: 'Соңғы рет',
  },
  lists: {
    title: 'Портал тізімдері',
    list: 'Тізім',
    interval: 'Сұрау аралығы',
    lastGood: 'Оқылды',
    failures: 'Қатарынан сәтсіз',
    problem: 'Себебі',
  },
  runs: {
    title: 'Соңғы оқулар',
    started: 'Басталуы',
    list: 'Тізім',
    took: 'Ұзақтығы',
    running: 'жүріп жатыр',
    backfill: 'қосымша жүктеу',
    pages: 'Беттер',
    items: 'Жазбалар',
    changed: 'Өзгергені',
    failed: 'Оқылмағаны',
    problem: 'Себебі',
    none: 'Бұл портал әлі оқылған жоқ.',
  },
}
