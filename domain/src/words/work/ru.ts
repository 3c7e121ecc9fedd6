import type { WorkWords } from './work-words.ts'

export const workWords: WorkWords = {
  statuses: {
    not_processed: 'Не взят в работу',
    in_collecting_documents: 'Ждёт цену',
    in_requesting_offers: 'Цена отправлена',
    in_placement: 'Размещён',
    placement_completed: 'Размещение завершено',
    declined: 'Отклонён',
  },
  actions: {
    activateLot: 'Лот взят в работу',
    declineLot: 'Лот отклонён',
    deactivateLot: 'Лот деактивирован',
    setOfferPrice: 'Отправлено ценовое предложение',
    documentCollected: 'Собран документ «{document}»',
    addDocument: 'Добавлен документ «{document}»',
    completeCollectingLotDocuments: 'Сбор документов завершён',
    lotPlacement: 'Лот размещён',
    completeLot: 'Размещение подтверждено',
    updateResultInfo: 'Заполнены результаты',
    moveWork: 'Работа перенесена с прежнего лота',
    confirmDocument: 'Документ «{document}» проверен после изменения на портале',
    assignLot: 'Сменён ответственный',
    attachFile: 'Прикреплён файл «{document}»',
    detachFile: 'Убран файл «{document}»',
  },
  lossReasons: {
    price: 'Проиграли по цене',
    documents: 'Отклонены по документам',
    specification: 'Не подошла спецификация',
    experience: 'Не хватило опыта',
    late: 'Опоздали с заявкой',
    other: 'Другая причина',
  },
  outcomes: { won: 'Выиграли', lost: 'Проиграли', cancelled: 'Закупка отменена', not_placed: 'Не подавали заявку' },
}
