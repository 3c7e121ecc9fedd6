import { findStatus } from '../lots/portal-statuses.ts'
import { findMethod } from '../lots/purchase-methods.ts'
import { findUnit } from '../lots/units.ts'
import { splitDuration } from './duration.ts'
import type { Words } from './words.ts'

// Kazakh nouns keep the singular after a number.
export const words: Words = {
  status: (name) => findStatus(name)?.kz ?? null,
  method: (name) => findMethod(name)?.kz ?? null,
  unitName: (name) => findUnit(name)?.kz ?? null,
  documentTypes: {
    'Техническая спецификация': 'Техникалық ерекшелік',
    'Конкурсная документация': 'Конкурстық құжаттама',
    'Проект договора': 'Шарт жобасы',
  },
  matchLevels: {
    low: '[Сәйкестік деңгейі төмен]',
    medium: '[Сәйкестік деңгейі орташа]',
    high: '[Сәйкестік деңгейі жоғары]',
  },
  roles: {
    admin: 'Әкімші',
    superadmin: 'Оператор',
    lead: 'Бағалаушы',
    manager: 'Менеджер',
    procurement: 'Сатып алушы',
    controller: 'Бақылаушы',
  },
  changes: {
    deadline: 'өтінім мерзімі',
    amount: 'сома',
    status: 'мәртебе',
    documents: 'құжаттар',
    text: 'сипаттама',
    details: 'шарттар',
    result: 'нәтиже',
    superseded: 'қайта жарияланды',
    withdrawn: 'қайтарып алынды',
  },
  rejectReasons: {
    not_ours: 'Біздің салаға жатпайды',
    price: 'Бағасы келмейді',
    deadline: 'Мерзімге үлгермейміз',
    region: 'Өңірі келмейді',
    terms: 'Шарттары келмейді',
    other: 'Басқа себеп',
  },
  planStates: {
    in_time: 'Үлгереміз',
    start_today: 'Бүгін бастасақ қана үлгереміз',
    too_late: 'Әдеттегі мерзіммен үлгермейміз',
  },
  notificationCategories: {
    all_new_tenders: 'Барлық жаңа тендерлер',
    new_suitable_tenders: 'Сәйкес келетін тендерлер',
    tender_status_changes: 'Тендерлердегі өзгерістер',
    crm: 'Лоттармен жұмыс',
    system: 'Жүйелік',
  },
  tariffs: { standard: 'Стандартты', extended: 'Кеңейтілген' },
  lotLists: {
    'all-lots': 'Барлық лоттар',
    'rate-lots': 'Лоттарды бағалау',
    'potential-lots': 'Әлеуетті лоттар',
    'lots-in-work': 'Жұмыстағы лоттар',
    'completed-lots': 'Аяқталған лоттар',
    'archive-lots': 'Мұрағат',
  },
  lotFields: {
    number: 'Лот нөмірі',
    tenderCode: 'Тендер коды',
    name: 'Лот',
    description: 'Сипаттамасы',
    customer: 'Тапсырыс беруші',
    amount: 'Сомасы',
    quantity: 'Саны',
    unit: 'Өлшем бірлігі',
    region: 'Өңір',
    deliveryAddress: 'Жеткізу орны',
    method: 'Сатып алу тәсілі',
    status: 'Күйі',
    published: 'Жарияланған күні',
    applicationStart: 'Өтінім қабылдаудың басталуы',
    applicationEnd: 'Өтінім беру мерзімі',
    bidSecurity: 'Өтінім қамтамасыздығы',
    ensTru: 'ТЖҚ БНА коды',
    source: 'Дереккөз',
    link: 'Порталдағы сілтеме',
    percent: 'Сәйкестік',
    votesFor: 'Қолдаған дауыстар',
    votesAgainst: 'Қарсы дауыстар',
    workStatus: 'Жұмыс күйі',
    assignee: 'Жауапты',
    offerPrice: 'Біздің баға',
    outcome: 'Нәтиже',
    winner: 'Жеңімпаз компания',
    finalAmount: 'Қорытынды сома',
    resultsDate: 'Қорытынды күні',
    lossReason: 'Ұтылу себебі',
  },
  sourceNames: { ows: 'Мемлекеттік сатып алу', tizilim: 'Tizilim', epz: 'Бірыңғай сатып алу терезесі' },
  lots: (count, shown = String(count)) => `${shown} лот`,
  days: (count, shown = String(count)) => `${shown} күн`,
  months: (count, shown = String(count)) => `${shown} ай`,
  timeLeft: ({ days, hours, minutes }) => {
    if (days > 0) return hours > 0 ? `${days} күн ${hours} сағ` : `${days} күн`
    if (hours > 0) return minutes > 0 ? `${hours} сағ ${minutes} мин` : `${hours} сағ`
    return minutes > 0 ? `${minutes} мин` : 'бір минуттан аз'
  },
  duration: (length) => {
    const { days, hours, minutes, seconds } = splitDuration(length)
    if (days > 0) return hours > 0 ? `${days} күн ${hours} сағ` : `${days} күн`
    if (hours > 0) return minutes > 0 ? `${hours} сағ ${minutes} мин` : `${hours} сағ`
    if (minutes > 0) return seconds > 0 ? `${minutes} мин ${seconds} сек` : `${minutes} мин`
    return `${seconds} сек`
  },
}
