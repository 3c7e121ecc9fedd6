import type { RowProblem } from '@tendertap/domain/result-import/rows'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')
const results = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'результат', few: 'результата', many: 'результатов' })}`

const problems: Record<Exclude<RowProblem, 'duplicate_in_file' | 'amount_unknown'>, string> = {
  lot_missing: 'Не указан лот: нужен номер или наименование',
  outcome_missing: 'Не указан результат',
  outcome_unknown: 'Непонятный результат. Напишите: выиграли, проиграли, отменена или не подавали заявку',
  date_missing: 'Не указана дата итогов',
  date_unknown: 'Непонятная дата. Пример: 25.03.2026',
  date_in_future: 'Дата итогов ещё не наступила',
  already_imported: 'Этот результат уже импортирован',
  already_recorded: 'Результат этого лота уже есть в системе',
  reason_unknown: 'Непонятная причина проигрыша: импортируем без неё',
  outcome_from_winner: 'Результат определён по победителю: проверьте',
}

// Results from before the team used the product, brought along as a sheet.
export const texts = {
  title: 'Импорт прошлых результатов',
  about:
    'Перенесите результаты прошлых закупок из своей таблицы: они войдут в статистику команды вместе с новыми. Перед сохранением вы увидите, что получится.',
  template: 'Скачать шаблон',
  templateFailed: 'Не удалось скачать шаблон',
  choose: 'Выбрать файл',
  drop: 'Перетащите сюда таблицу Excel',
  hint: (rows: string) =>
    `Файл .xlsx, до ${rows} строк. Столбцы узнаём по заголовкам: номер лота, наименование, заказчик, суммы, результат, победитель, дата итогов.`,
  readFailed: 'Не удалось прочитать файл',
  /** the server did not answer, or refused */
  checkFailed: 'Не удалось проверить строки файла',
  fileProblems: {
    title: 'Этот файл импортировать нельзя',
    too_large: 'Файл больше 10 МБ. Разделите его на части.',
    not_a_sheet: 'Это не таблица .xlsx. Старый формат .xls сохраните в Excel как .xlsx.',
    values_too_far: 'Между заполненными ячейками слишком много пустого места. Скопируйте таблицу в новый файл.',
    no_headings: 'Не нашли строку с заголовками. Возьмите за образец шаблон.',
    no_rows: 'Под заголовками нет ни одной строки.',
    too_many_rows: (rows: string) => `Строк больше ${rows}. Разделите файл на части.`,
    columns_missing: (columns: readonly string[]) =>
      `Не хватает столбцов: ${columns.map((column) => `«${column}»`).join(', ')}.`,
  },
  willImport: (count: number, shown: string) => `Импортируем ${results(count, shown)}`,
  withProblems: (count: number, shown: string) =>
    `${shown} ${plural(count, { one: 'строка', few: 'строки', many: 'строк' })} с ошибками`,
  matched: (matched: string, of: string) => `Найдено в каталоге: ${matched} из ${of}`,
  unknownColumns: 'Эти столбцы не импортируем:',
  import: (count: number, shown: string) =>
    count === 0 ? 'Импортировать нечего' : `Импортировать ${results(count, shown)}`,
  importFailed: 'Не удалось импортировать',
  otherFile: 'Другой файл',
  done: (count: number, shown: string) => `Импортировано: ${results(count, shown)}`,
  lines: 'Строки файла',
  line: (line: string) => `строка ${line}`,
  notInCatalogue: 'нет в каталоге',
  noProblems: 'Без ошибок',
  columns: {
    lot: 'Лот',
    problems: 'Что не так',
    outcome: 'Результат',
    amounts: 'Суммы',
    decidedOn: 'Дата итогов',
  },
  problems: {
    ...problems,
    duplicate_in_file: (line: string) => `Тот же лот уже есть в строке ${line}`,
    amount_unknown: (column: string) => `Не сумма: ${column.toLowerCase()}`,
  },
  imports: {
    title: 'Что импортировали',
    file: 'Файл',
    imported: 'Результатов',
    at: 'Когда',
    by: 'Кто',
    actions: 'Действия',
    undo: 'Отменить…',
    undone: 'отменён',
    empty: 'Импортов ещё не было',
    emptyText: 'Здесь появятся файлы, которые вы импортируете. Любой импорт можно отменить целиком.',
    loadFailed: 'Не удалось загрузить список импортов',
  },
  undoDialog: {
    title: 'Отменить импорт',
    text: (count: number, shown: string) =>
      `Из статистики исчезнет всё, что пришло из этого файла: ${results(count, shown)}. Файл можно будет импортировать заново.`,
    action: 'Отменить импорт',
    done: 'Импорт отменён',
    failed: 'Не удалось отменить импорт',
  },
}

export type ResultImportTexts = typeof texts
