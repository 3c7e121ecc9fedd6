import { words } from '@tendertap/domain/words/ru'
import { workWords } from '@tendertap/domain/words/work/ru'
import type { FinalStatus } from '@tendertap/domain/lot-results/results'

const statuses: Record<FinalStatus, string> = { held: 'Состоялась', cancelled: 'Отменена' }

// Completed and archived lots, and the forms of their results.
export const texts = {
  outcomes: { ...workWords.outcomes, none: 'Результаты не заполнены' },
  lossReasons: workWords.lossReasons,
  fill: 'Заполнить результаты',
  correct: 'Исправить результаты',
  saved: 'Результаты лота успешно обновлены',
  failed: 'Ошибка при сохранении данных',
  completed: {
    offerPrice: words.lotFields.offerPrice,
    empty: 'Нет завершённых лотов',
    emptyText: 'Лот появится здесь, когда закупщик подтвердит его размещение.',
  },
  award: {
    published: 'Портал опубликовал победителя',
    ours: 'Портал опубликовал победителя: это вы',
    check: 'Форма результатов уже заполнена этими данными. Проверьте их и сохраните.',
    prefilled: 'Заполнено по данным портала. Проверьте и при необходимости исправьте.',
  },
  form: {
    title: 'Результаты лота',
    correctTitle: 'Исправить результаты лота',
    status: 'Закупка',
    statuses,
    date: words.lotFields.resultsDate,
    dateRequired: 'Укажите дату итогов',
    winner: words.lotFields.winner,
    winnerRequired: 'Укажите победителя',
    amount: `${words.lotFields.finalAmount}, ₸`,
    amountRequired: 'Укажите итоговую сумму',
    amountInvalid: 'Введите сумму больше нуля, не больше двух знаков после запятой',
    notApplicable: 'Не применимо',
    who: 'Кто выиграл',
    us: 'Мы',
    other: 'Другая компания',
    lossReason: words.lotFields.lossReason,
    noReason: 'Не указана',
    save: 'Сохранить',
    overtaken: 'Пока форма была открыта, коллега сохранил результаты. Если сохранить эту форму, она заменит их.',
  },
  tender: {
    open: 'Результаты тендера',
    title: 'Результаты тендера',
    sum: 'Итоговая сумма по всем лотам:',
    noneFilled: 'Заполните результат хотя бы одного лота',
    someWrong: 'Укажите победителя и сумму каждого начатого лота',
    saved: 'Результаты тендера успешно обновлены',
    loadFailed: 'Не удалось загрузить тендер',
  },
  archive: {
    empty: 'Нет архивных лотов',
    emptyText: 'Сюда попадают лоты, которые отклонили, не взяли в работу до конца приёма заявок или снял портал.',
    deactivated: 'Деактивирован',
    deadline: 'Приём заявок до',
    withdrawn: 'Снят порталом',
  },
}

export type ResultsTexts = typeof texts
