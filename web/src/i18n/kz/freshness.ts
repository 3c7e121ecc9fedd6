import { words } from '@tendertap/domain/words/kz'
import type { FreshnessTexts } from '../ru/freshness.ts'

export const texts: FreshnessTexts = {
  names: words.sourceNames,
  label: 'Дереккөздер бойынша каталогтың толықтығы',
  unknown: 'Каталогтың жаңартылуы туралы мәлімет қазір қолжетімсіз',
  updated: (minutes) => {
    const hours = Math.floor(minutes / 60)
    const days = Math.floor(hours / 24)
    if (days > 0) return `${days} күн бұрын жаңартылды`
    if (hours > 0) return `${hours} сағат бұрын жаңартылды`
    return minutes > 0 ? `${minutes} минут бұрын жаңартылды` : 'жаңа ғана жаңартылды'
  },
  rest: (updated) => `қалғаны ${updated}`,
  noGaps: 'олқылық жоқ',
  gapsIn: (sources) => `олқылық бар: ${sources}`,
  gaps: (gaps) => `${gaps} олқылық`,
  silent: (since) => `үнсіз, соңғы жаңарту: ${since}`,
  starting: 'алғашқы жүктеу әлі жүріп жатыр',
  off: 'қосылмаған',
  allOff: 'порталдар қосылмаған',
}
