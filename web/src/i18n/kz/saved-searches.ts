import { formatHour } from '@tendertap/domain/clock'
import { DAILY_HOUR } from '@tendertap/domain/notifications/daily'
import { MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import type { SavedSearchesTexts } from '../ru/saved-searches.ts'

export const texts: SavedSearchesTexts = {
  title: 'Іздеулерім',
  save: 'Іздеуді сақтау',
  saveThis: 'Осы іздеуді сақтау',
  saveTitle: 'Іздеуді сақтау',
  changeTitle: 'Іздеуді өзгерту',
  submit: 'Сақтау',
  name: 'Атауы',
  nameMissing: 'Іздеуге атау беріңіз',
  tell: 'Жаңа лоттар туралы хабарлау',
  cadences: { at_once: 'Бірден', daily: `Күніне бір рет, сағат ${formatHour(DAILY_HOUR)}-де`, never: 'Хабарламау' },
  tells: { at_once: 'Бірден хабарлайды', daily: 'Күніне бір рет хабарлайды', never: 'Хабарламайды' },
  saved: 'Іздеу сақталды',
  changed: 'Іздеу өзгертілді',
  failed: 'Іздеуді сақтау мүмкін болмады',
  loadFailed: 'Іздеулерді жүктеу мүмкін болмады',
  empty:
    'Мұнда сіз қайта оралатын іздеулер тұрады. Сөздер мен сүзгілерді беріп, сақтаңыз: жаңа лоттарды санап, хабарлаймыз.',
  unreadable: 'Бұл іздеу ескі нұсқада сақталған, енді жұмыс істемейді. Оны қайта сақтаңыз.',
  gone: 'Бұл іздеу енді жоқ.',
  edit: 'Іздеуді өзгерту:',
  remove: 'Іздеуді жою:',
  deleteTitle: 'Іздеуді жою керек пе?',
  deleteText: 'Іздеу жойылады, оның лоттары туралы енді хабарланбайды.',
  delete: 'Жою',
  deleted: 'Іздеу жойылды',
  deleteFailed: 'Іздеуді жою мүмкін болмады',
  newLots: (count: number) => `${count >= MOST_NEW_LOTS ? `${MOST_NEW_LOTS - 1}+` : count} жаңа`,
}
