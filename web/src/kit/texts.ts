// The words of the kit page, which only developers see. Russian is the source, as in web/src/i18n.
import type { Language } from '@tendertap/domain/languages'
import { useLanguage } from '../i18n/texts.ts'

const ru = {
  title: 'Элементы интерфейса',
  contents: 'Содержание',
  short: 'Бумага для печати',
  long: 'Поставка бумаги, картриджей и канцелярских товаров для районной больницы в первом квартале',
  sentence: 'Портал не отвечает. Попробуем ещё раз через минуту.',
  tones: { plain: 'Обычный', good: 'Хороший', bad: 'Плохой' },
  actions: { open: 'Открыть', save: 'Сохранить', remove: 'Удалить' },
  copying: { copy: 'Скопировать', copied: 'Скопировано', copyFailed: 'Не удалось скопировать' },
  period: { label: 'Период', choices: ['День', 'Неделя', 'Месяц'] },
  columns: { name: 'Название', price: 'Сумма', day: 'Срок' },
  field: {
    name: 'Название',
    about: 'Его увидят коллеги',
    required: 'Введите название',
    password: 'Пароль',
    email: 'Электронная почта',
    code: 'Код из приложения',
  },
  waiting: 'ждут ответа: 12',
  dialog: { title: 'Новый сотрудник', text: 'Приглашение придёт на его электронную почту.' },
  confirm: { title: 'Удалить список?', text: 'Он исчезнет у всех коллег.', failed: 'Список не удалён' },
  nothing: { title: 'Здесь пока пусто', text: 'Измените фильтр или выберите другой период.' },
  notLoaded: 'Список не загрузился',
  snackbars: {
    success: 'Список сохранён',
    error: 'Список не сохранён',
    warning: 'Срок подходит к концу',
    info: 'Вышла новая версия',
  },
  picture: 'Код для телефона',
}

type KitTexts = typeof ru

const kz: KitTexts = {
  title: 'Интерфейс элементтері',
  contents: 'Мазмұны',
  short: 'Басып шығаруға арналған қағаз',
  long: 'Аудандық ауруханаға бірінші тоқсанда қағаз, картридждер және кеңсе тауарларын жеткізу',
  sentence: 'Портал жауап бермейді. Бір минуттан кейін қайталап көреміз.',
  tones: { plain: 'Қалыпты', good: 'Жақсы', bad: 'Нашар' },
  actions: { open: 'Ашу', save: 'Сақтау', remove: 'Жою' },
  copying: { copy: 'Көшіру', copied: 'Көшірілді', copyFailed: 'Көшіру мүмкін болмады' },
  period: { label: 'Кезең', choices: ['Күн', 'Апта', 'Ай'] },
  columns: { name: 'Атауы', price: 'Сомасы', day: 'Мерзімі' },
  field: {
    name: 'Атауы',
    about: 'Оны әріптестеріңіз көреді',
    required: 'Атауын енгізіңіз',
    password: 'Құпиясөз',
    email: 'Электрондық пошта',
    code: 'Қолданбадағы код',
  },
  waiting: 'жауап күтуде: 12',
  dialog: { title: 'Жаңа қызметкер', text: 'Шақыру оның электрондық поштасына келеді.' },
  confirm: { title: 'Тізімді жою керек пе?', text: 'Ол барлық әріптестен жоғалады.', failed: 'Тізім жойылмады' },
  nothing: { title: 'Мұнда әзірге бос', text: 'Сүзгіні өзгертіңіз немесе басқа кезеңді таңдаңыз.' },
  notLoaded: 'Тізім жүктелмеді',
  snackbars: {
    success: 'Тізім сақталды',
    error: 'Тізім сақталмады',
    warning: 'Мерзім аяқталып келеді',
    info: 'Жаңа нұсқа шықты',
  },
  picture: 'Телефонға арналған код',
}

const en: KitTexts = {
  title: 'Interface elements',
  contents: 'Contents',
  short: 'Printing paper',
  long: 'Delivery of paper, cartridges and stationery to the district hospital in the first quarter',
  sentence: 'The portal does not answer. We will try again in a minute.',
  tones: { plain: 'Plain', good: 'Good', bad: 'Bad' },
  actions: { open: 'Open', save: 'Save', remove: 'Delete' },
  copying: { copy: 'Copy', copied: 'Copied', copyFailed: 'Could not copy' },
  period: { label: 'Period', choices: ['Day', 'Week', 'Month'] },
  columns: { name: 'Name', price: 'Amount', day: 'Deadline' },
  field: {
    name: 'Name',
    about: 'Your colleagues will see it',
    required: 'Enter a name',
    password: 'Password',
    email: 'E-mail',
    code: 'Code from the app',
  },
  waiting: 'waiting for an answer: 12',
  dialog: { title: 'New colleague', text: 'The invitation will come to their e-mail.' },
  confirm: { title: 'Delete the list?', text: 'All your colleagues will lose it.', failed: 'The list was not deleted' },
  nothing: { title: 'Nothing here yet', text: 'Change the filter or choose another period.' },
  notLoaded: 'The list did not load',
  snackbars: {
    success: 'The list is saved',
    error: 'The list is not saved',
    warning: 'The deadline is near',
    info: 'A new version is out',
  },
  picture: 'A code for the phone',
}

const TEXTS: Readonly<Record<Language, KitTexts>> = { ru, kz, en }

export function useKitTexts(): KitTexts {
  return TEXTS[useLanguage()]
}
