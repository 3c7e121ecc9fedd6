import { formatDateTime, formatDay, formatHour } from '../../clock.ts'
import { formatTenge } from '../../money.ts'
import { MOST_NEW_LOTS } from '../../saved-searches/saved-searches.ts'
import { words } from '../../words/kz.ts'
import { formatNumber } from '../../words/number.ts'
import { DAILY_HOUR } from '../daily.ts'
import type { NoticeTexts } from './texts.ts'

const MORNING = formatHour(DAILY_HOUR)
const STEPS = { collect: 'құжат жинау', price: 'баға', place: 'орналастыру' }
const listChanges: NoticeTexts['listChanges'] = ({ kinds, deadline, status }) =>
  kinds
    .map((kind) => {
      if (kind === 'deadline' && deadline?.after) return `өтінім мерзімі енді ${formatDateTime(deadline.after)}`
      if (kind === 'status' && status) return `мәртебесі «${words.status(status) ?? status}»`
      return words.changes[kind]
    })
    .join(', ')
const withName = (text: string, by: string | null) => (by ? `${text}: ${by}` : text)
/** A search is counted up to its bound. */
const countNew = (count: number) => `${count >= MOST_NEW_LOTS ? `${MOST_NEW_LOTS - 1}+` : count} жаңа лот`

export const texts: NoticeTexts = {
  listChanges,
  until: (moment) => `өтінім мерзімі: ${moment}`,
  groups: {
    new_suitable_tenders: 'Сізге сәйкес жаңа лоттар',
    tender_status_changes: 'Порталдағы өзгерістер',
    crm: 'Команда жұмысы',
    system: 'Жазылым',
    all_new_tenders: 'Бір тәуліктегі жаңа лоттар',
  },
  seeMore: (count) => `Тағы ${count} көру`,
  open: 'Ашу',
  daily: {
    sums: ({ day, total, matched }) =>
      `Кеше сағат ${MORNING}-ден ${formatDay(day)} ${MORNING}-ге дейін ${words.lots(total, formatNumber(total))} жарияланды. ${matched > 0 ? `Оның ${matched} лоты профильдеріңізге сәйкес келеді.` : 'Олардың арасында профильдеріңізге сәйкесі жоқ.'}`,
    match: (percent) => `Сәйкестік ${percent}%`,
    matching: 'Профильдеріңізге сәйкес',
    sources: 'Барлық жаңа лоттар',
    openAll: 'Барлық лоттарды ашу',
  },
  says: {
    lot_matched: ({ interest, percent }) => `Жаңа лот, «${interest}» профилі, сәйкестік ${percent}%`,
    search_matched: ({ search }) => `«${search}» іздеуі бойынша жаңа лот`,
    search_digest: ({ search, count }) => `«${search}» іздеуі бойынша ${countNew(count)}`,
    followed_news: ({ followed, ...change }) =>
      followed === 'customer'
        ? 'Сіз бақылайтын тапсырыс берушінің жаңа лоты'
        : `Сіз бақылайтын сатып алу өзгерді: ${listChanges(change)}`,
    lot_changed: (change) => `Порталда өзгерді: ${listChanges(change)}`,
    lot_superseded: ({ successor }) => `Сатып алу қайта жарияланды: ${successor.code}`,
    lot_accepted: ({ by }) => withName('Лот қабылданды, жұмысқа алуға болады', by),
    lot_taken: ({ by }) => withName('Лот жұмысқа алынды', by),
    price_set: ({ by, price }) => withName(`Баға жіберілді, ${formatTenge(price)}`, by),
    documents_completed: ({ by }) => withName('Құжат жинау аяқталды', by),
    lot_placed: ({ by }) => withName('Ұсыныс орналастырылды', by),
    lot_stopped: ({ by }) => withName('Лот бойынша жұмыс тоқтатылды', by),
    result_published: () => 'Портал қорытындыны жариялады: нәтижені енгізіңіз',
    result_filled: ({ by, outcome }) =>
      withName({ won: 'Біз жеңдік', lost: 'Біз ұтылдық', cancelled: 'Сатып алудың күші жойылды' }[outcome], by),
    recheck_needed: ({ documents }) =>
      `Портал сатып алуды өзгертті, қайта тексеріңіз: ${documents.map(({ kz, ru }) => `«${kz ?? ru}»`).join(', ')}`,
    lot_assigned: ({ by }) => (by ? `${by}: лот енді сізде` : 'Лот енді сізде'),
    mentioned: ({ by, excerpt }) => `${by ?? 'Сізді атады'}: ${excerpt}`,
    deadline_soon: ({ lot }) =>
      lot.applicationEndAt === null
        ? 'Өтінім қабылдау жақында аяқталады'
        : `Өтінім қабылдау ${formatDateTime(lot.applicationEndAt)} аяқталады`,
    step_overdue: ({ step }) => `Жоспар бойынша дайын болуы керек еді: ${STEPS[step]}`,
    reminder: () => 'Сіз осы лотты еске салуды сұрадыңыз',
    subscription_ending: ({ days, endDate }) => `Жазылым ${days} күннен кейін, ${formatDay(endDate)} бітеді`,
    subscription_ended: ({ endDate }) => `Жазылым ${formatDay(endDate)} бітті`,
    daily_mailing: ({ total, matched }) =>
      `Бір тәуліктегі жаңа лоттар: ${formatNumber(total)}${matched > 0 ? `, сәйкесі ${matched}` : ''}`,
  },
}
