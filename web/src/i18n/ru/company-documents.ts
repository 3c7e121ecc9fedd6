// The library of company documents, and files of our own wherever they are shown.
import type { DocumentCategory } from '@tendertap/domain/company-documents/company-documents'
import { formatDay } from '@tendertap/domain/clock'
import { words } from '@tendertap/domain/words/ru'

const categories: Record<DocumentCategory, string> = {
  tax_certificate: 'Справка из налоговой',
  licence: 'Лицензия',
  power_of_attorney: 'Доверенность',
  certificate: 'Сертификат',
  other: 'Другое',
}

export const texts = {
  title: 'Документы компании',
  about:
    'Справки, лицензии и доверенности, которые нужны для многих лотов. Обновите документ здесь, и новый файл появится во всех лотах, где он используется.',
  add: 'Добавить документ',
  edit: 'Обновить',
  archive: 'В архив…',
  actions: 'Действия',
  name: 'Название',
  file: 'Файл',
  category: 'Вид',
  validUntil: 'Срок действия',
  categories,
  /** the last day, '2026-11-30' */
  until: (day: string | null) => (day === null ? 'бессрочно' : `до ${formatDay(day)}`),
  expired: (day: string) => `истёк ${day}`,
  daysLeft: (days: number) => (days === 0 ? 'сегодня последний день' : `истекает через ${words.days(days)}`),
  kilobytes: (size: string) => `${size} КБ`,
  megabytes: (size: string) => `${size} МБ`,
  downloadFailed: 'Не удалось скачать файл',
  loadFailed: 'Не удалось загрузить документы',
  empty: 'Документов пока нет',
  emptyText: 'Добавьте справки, лицензии и доверенности, чтобы не искать их для каждого лота.',
  saved: 'Документ сохранён',
  form: {
    addTitle: 'Новый документ компании',
    editTitle: 'Обновить документ',
    titleRequired: 'Введите название',
    fileRequired: 'Выберите файл',
    lastDay: 'Действует до',
    termHint: 'Включительно. Оставьте пустым, если документ бессрочный.',
    fileHint: 'PDF, документы, таблицы, изображения и архивы, до 100 МБ',
    pickFile: 'Выбрать файл',
    otherFile: 'Выбрать другой файл',
    sending: 'Файл загружается',
    save: 'Сохранить',
    failed: 'Не удалось сохранить документ',
  },
  archiveDialog: {
    title: 'Убрать документ в архив',
    text: 'Документ больше нельзя будет прикрепить к лотам. Там, где он уже используется, он останется.',
    action: 'Убрать в архив',
    done: 'Документ в архиве',
    failed: 'Не удалось убрать документ в архив',
  },
}

export type CompanyDocumentsTexts = typeof texts
