// Every status that the portals name, in three languages. Nearly all are shown as one of the specification's seven; the
// others are shown when a portal sends a word without an id that we know.
// Where the names come from: the specification; ref_buy_status and ref_lots_status of the state portal (OWS v3, July
// 2026, 37 ids). The portal writes «Опубликовано» of an announcement and «Опубликован» of a lot. Its Kazakh names are
// used except where they are Russian or have a slip.
import { createFinder, type Translation } from './portal-words.ts'

/** The same status, as it is written of an announcement and of a lot. */
const status = (kz: string, en: string, ...russian: readonly string[]): Translation[] =>
  russian.map((ru) => ({ ru, kz, en }))

export const STATUS_NAMES: readonly Translation[] = [
  // the specification's
  status('Дайындалуда', 'Being prepared', 'Формируется'),
  status('Жарияланды', 'Published', 'Опубликован', 'Опубликовано'),
  status('Өтінімдерді ашу', 'Bid opening', 'Вскрытие'),
  status('Жіберу', 'Admission', 'Допуск'),
  status('Қорытынды', 'Results', 'Итоги'),
  status('Аяқталды', 'Completed', 'Завершен', 'Завершено'),
  status('Күші жойылды', 'Cancelled', 'Отменен', 'Отменено'),
  // before publication
  status('Жоба', 'Draft', 'Проект'),
  status('Құжаттамаға қол қою', 'Documents being signed', 'Подписание документации'),
  status('Жоба бекітілді', 'Draft approved', 'Проект утвержден'),
  status('Жоба. Құжаттама өзгертілуде', 'Draft: documents being changed', 'Проект. Изменение документации'),
  status('Құжаттама өзгертілді', 'Documents changed', 'Изменена документация'),
  // published
  status(
    'Жарияланды (өтінімдерді қабылдау)',
    'Published (accepting bids)',
    'Опубликован (прием заявок)',
    'Опубликовано (прием заявок)',
  ),
  status(
    'Жарияланды (өтінімдерді толықтыру)',
    'Published (bids being completed)',
    'Опубликован (дополнение заявок)',
    'Опубликовано (дополнение заявок)',
  ),
  status(
    'Жарияланды (баға ұсыныстарын қабылдау)',
    'Published (accepting quotations)',
    'Опубликован (прием ценовых предложений)',
    'Опубликовано (прием ценовых предложений)',
  ),
  status('Жарияланды (өтінімдерді тексеру)', 'Published (bids being checked)', 'Опубликовано (проверка заявок)'),
  status(
    'Жарияланды (аукционды күту)',
    'Published (awaiting the auction)',
    'Опубликовано (ожидание проведения аукциона)',
  ),
  status('Жарияланды (аукцион өткізу)', 'Published (auction under way)', 'Опубликовано (проведение аукциона)'),
  status(
    'Жарияланды (сауда-саттықтың аяқталуын күту)',
    'Published (awaiting the end of bidding)',
    'Опубликовано (ожидание окончания торгов))',
    'Опубликовано (ожидание окончания торгов)',
  ),
  status('Жарияланды (сауда-саттық)', 'Published (bidding)', 'Опубликовано торги'),
  // review of bids
  status('Өтінімдерді қарау', 'Bids under review', 'Рассмотрение заявок'),
  status('Өтінім толықтыруларын қарау', 'Additions to bids under review', 'Рассмотрение дополнений заявок'),
  status('Шартты жеңілдіктерді толтыру', 'Conditional discounts being entered', 'Заполнение условных скидок'),
  status(
    'Алдын ала рұқсат беру хаттамасының жобасын қалыптастыру',
    'Draft pre-admission record being prepared',
    'Формирование проекта протокола преддопуска',
  ),
  status('Тыңдау', 'Hearing', 'Заслушивание'),
  status(
    'Алдын ала рұқсат беру хаттамасын қалыптастыру',
    'Pre-admission record being prepared',
    'Формирование протокола преддопуска',
  ),
  status('Рұқсат беру хаттамасын қалыптастыру', 'Admission record being prepared', 'Формирование протокола допуска'),
  status('Алдын ала рұқсат беру хаттамасын қайта қарау', 'Pre-admission under revision', 'Пересмотр ППД'),
  status(
    'Алдын ала рұқсат беру хаттамасын қайта қарау туралы шешім қабылдау',
    'Decision on revising the pre-admission',
    'Принятие решения по пересмотру ППД',
  ),
  // results
  status(
    'Аралық қорытындылар хаттамасын қалыптастыру',
    'Interim results being prepared',
    'Формирование протокола промежуточных итогов',
  ),
  status('Қорытындылар хаттамасын қалыптастыру', 'Results being prepared', 'Формирование протокола итогов'),
  status('Қорытындыларды қайта қарау', 'Results under revision', 'Пересмотр итогов'),
  status(
    'Қорытындыларды қайта қарау туралы шешім қабылдау',
    'Decision on revising the results',
    'Принятие решение о пересмотре итогов',
    'Принятие решения о пересмотре итогов',
  ),
  status(
    'Хабарламаны орындау туралы шешім қабылдау',
    'Decision on complying with the notice',
    'Принятие решение об исполнении уведомления',
    'Принятие решения об исполнении уведомления',
  ),
  status('Шағымдануда', 'Under appeal', 'На обжаловании'),
  status('Камералдық бақылауды күту', 'Awaiting the desk audit', 'Ожидание камерального контроля'),
  status('Сапа бақылауын күту', 'Awaiting quality control', 'Ожидание проведения контроля качества'),
  status('Сапа бақылауына жіберілді', 'Sent to quality control', 'Отправлено на контроль качества'),
  status('Сапа бақылауынан өтті', 'Quality control passed', 'Пройдено контроль качества'),
  // the end
  status('Сатып алу өтті', 'Procurement took place', 'Закупка состоялась'),
  status('Сатып алу өтпеді', 'Procurement failed', 'Закупка не состоялась'),
  status('Сатып алудан бас тарту', 'Procurement abandoned', 'Отказ от закупки'),
  status('Лоттан бас тарту', 'Lot abandoned', 'Отказ от лота'),
  status('Тоқтатыла тұрды', 'Suspended', 'Приостановлен', 'Приостановлено'),
].flat()

export const findStatus = createFinder(STATUS_NAMES)
