import type { MatchingTexts } from '../ru/matching.ts'

export const texts: MatchingTexts = {
  title: 'Неге',
  method: 'Ұпай сөздер, ТЖҚ коды және сіздердің дауыстарыңыз бойынша берілген',
  failed: 'Лоттың ұпайы неге осындай екенін білу мүмкін болмады',
  fields: {
    name: 'атауында',
    description: 'сипаттамасында',
    ensTru: 'ТЖҚ кодының атауында',
  },
  lines: {
    base: 'бастапқы ұпай',
    word: '{where} «{keyword}»',
    phrase: '{where} «{keyword}» тіркесі',
    similar: '{where} «{found}», «{keyword}» сөзіне ұқсас',
    synonym: '{where} «{found}», «{keyword}» сөзімен мәндес',
    head: 'ең алдымен «{found}» сатып алынады',
    profileName: '{where} «{found}», профиль атауындағы сөз',
    description: '{where} «{found}», профиль сипаттамасындағы сөз',
    exclusion: '{where} «{keyword}» минус-сөзі',
  },
  classLines: {
    confirmed: 'ТЖҚ сыныбы {code} {name} (расталған)',
    guessed: 'ТЖҚ сыныбы {code} {name} (профиль сөздері бойынша)',
  },
  voteLines: {
    accepted: (lots) => `сіздер қабылдаған ${lots} лотқа ұқсас`,
    rejected: (lots) => `сіздер қабылдамаған ${lots} лотқа ұқсас`,
    both: (lots, rejected) => `сіздер қабылдаған ${lots} лотқа және қабылдамаған ${rejected} лотқа ұқсас`,
  },
  total: 'барлығы',
  threshold: (percent) => `сәйкес келеді: профиль шегі ${percent}\u00A0%`,
  missing: (points, percent) => `${points}\u00A0% жетпеді: профиль шегі ${percent}\u00A0%`,
  keptOut: (names) => `профиль сүзгісі өткізбейді: ${names}`,
  filters: {
    statuses: 'күйі',
    purchaseMethods: 'сатып алу тәсілі',
    companies: 'тапсырыс беруші',
    regions: 'өңір',
    amount: 'сомасы',
    sources: 'портал',
    ensTru: 'ТЖҚ сыныбы',
  },
  none: 'Лот қызығушылық профильдеріңіздің ешқайсысына ұқсамайды.',
  others: 'Басқа профильдер',
}
