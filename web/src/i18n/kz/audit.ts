import { listActionNames } from '../audit-actions.ts'
import type { AuditTexts } from '../ru/audit.ts'

export const texts: AuditTexts = {
  title: 'Әрекеттер журналы',
  about: 'Кім, нені және қашан өзгертті, кімге рұқсат берілмеді',
  actions: listActionNames('kz'),
  otherAction: 'Басқа әрекет',
  filters: {
    label: 'Жазбаларды сүзу',
    person: 'Кім',
    anyone: 'Барлық адамдар',
    action: 'Әрекет',
    anyAction: 'Барлық әрекеттер',
    outcome: 'Нәтижесі',
    anyOutcome: 'Кез келген нәтиже',
    outcomes: { done: 'Орындалды', refused: 'Рұқсат берілмеді' },
    object: 'Нысан: аты, e-mail немесе лот нөмірі',
    from: 'Басталу күні',
    to: 'Аяқталу күні',
    reset: 'Сүзгіні тазарту',
  },
  columns: { at: 'Қашан', person: 'Кім', action: 'Әрекет', object: 'Нысан', address: 'Желі мекенжайы' },
  operator: 'Tendertap операторы',
  stranger: 'Жүйеге кірмеген',
  noName: 'Аты көрсетілмеген',
  refusedBecause: (reason) => `Рұқсат берілмеді: ${reason}`,
  otherReason: 'себебі белгісіз',
  loadFailed: 'Журналды жүктеу мүмкін болмады',
  empty: 'Жазбалар жоқ',
  emptyText: 'Жұмыс кеңістігіндегі адамдар өзгерткен нәрсенің бәрі осында көрінеді.',
  emptyFiltered: 'Бұл сүзгіге бірде-бір жазба сәйкес келмейді.',
}
