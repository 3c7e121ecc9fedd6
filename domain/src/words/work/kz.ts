import type { WorkWords } from './work-words.ts'

export const workWords: WorkWords = {
  statuses: {
    not_processed: 'Жұмысқа алынбаған',
    in_collecting_documents: 'Баға күтілуде',
    in_requesting_offers: 'Баға жіберілді',
    in_placement: 'Орналастырылды',
    placement_completed: 'Орналастыру аяқталды',
    declined: 'Қабылданбай тасталған',
  },
  actions: {
    activateLot: 'Лот жұмысқа алынды',
    declineLot: 'Лот қабылданбай тасталды',
    deactivateLot: 'Лот жұмыстан шығарылды',
    setOfferPrice: 'Баға ұсынысы жіберілді',
    documentCollected: '«{document}» құжаты жиналды',
    addDocument: '«{document}» құжаты қосылды',
    completeCollectingLotDocuments: 'Құжат жинау аяқталды',
    lotPlacement: 'Лот орналастырылды',
    completeLot: 'Орналастыру расталды',
    updateResultInfo: 'Нәтижелер толтырылды',
    moveWork: 'Жұмыс бұрынғы лоттан көшірілді',
    confirmDocument: '«{document}» құжаты порталдағы өзгерістен кейін тексерілді',
    assignLot: 'Жауапты адам ауыстырылды',
    attachFile: '«{document}» файлы тіркелді',
    detachFile: '«{document}» файлы алынды',
  },
  lossReasons: {
    price: 'Баға бойынша ұтылдық',
    documents: 'Құжаттар бойынша қабылданбады',
    specification: 'Техникалық ерекшелік сай келмеді',
    experience: 'Тәжірибе жетпеді',
    late: 'Өтінімді кеш бердік',
    other: 'Басқа себеп',
  },
  outcomes: { won: 'Жеңдік', lost: 'Ұтылдық', cancelled: 'Сатып алудың күші жойылды', not_placed: 'Өтінім бермедік' },
}
