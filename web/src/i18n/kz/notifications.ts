import { words } from '@tendertap/domain/words/kz'
import type { NotificationsTexts } from '../ru/notifications.ts'

export const texts: NotificationsTexts = {
  toggles: {
    category: 'Тақырыбы',
    channels: { email: 'E-mail', telegram: 'Telegram' },
    categories: words.notificationCategories,
    about: {
      all_new_tenders: (time) => `Бір тәулікте жарияланғаны, сағат ${time}-де бір хабарламамен.`,
      new_suitable_tenders: 'Профильдер мен сақталған іздеулер бойынша жаңа лоттар, табылған бойда.',
      tender_status_changes:
        'Сіз қолдаған, жұмыс істейтін немесе бақылайтын сатып алулардың мерзімі, мәртебесі және құжаттары.',
      crm: 'Сіздің қадамыңыз және нәтижелер. Сізді атау, тағайындау және жақын мерзім хатпен де бірден келеді.',
      system: 'Жазылым қашан аяқталатыны: әкімшілерге, бірден.',
    },
    pace: (minutes) => `Telegram хабарламалары бірден келеді, хаттар жиналады: ${minutes} минуттағының бәрі бір хатта.`,
    toggle: (category, channel) => `${category}: ${channel}`,
    always:
      'Қауіпсіздік туралы хаттар (жаңа кіру, құпиясөздің, e-mail мекенжайының және екі факторлы қорғаудың өзгеруі) әрқашан келеді.',
    telegramOff: 'Хабарламаларды Telegram арқылы алу үшін оны қосыңыз.',
    loadFailed: 'Хабарлама баптауларын жүктеу мүмкін болмады',
    updateFailed: 'Хабарлама баптауларын жаңарту мүмкін болмады',
  },
  quiet: {
    label: 'Мазаламау',
    fromLabel: 'Мазаламаудың басы',
    toLabel: 'Мазаламаудың соңы',
    from: (time) => `басы: ${time}`,
    to: (time) => `соңы: ${time}`,
    on: (time) => `Осы сағаттардағы хабарламалар Қазақстан уақытымен ${time} болғанда келеді.`,
    off: 'Хабарламалар тәуліктің кез келген уақытында келеді.',
  },
  telegram: {
    connected: 'Қосылған',
    notConnected: 'Қосылмаған',
    connect: 'Қосу',
    disconnect: 'Ажырату',
    disconnectTitle: 'Telegram аккаунтын ажырату',
    disconnectQuestion: 'Telegram аккаунтын шынымен ажыратқыңыз келе ме?',
    disconnectFailed: 'Аккаунтты ажырату мүмкін болмады:',
    disconnected: 'Telegram ажыратылды',
    linked: 'Telegram қосылды',
    dialogTitle: 'Telegram аккаунтын қосу',
    step: 'Ботты ашып, «Бастау» батырмасын басыңыз. Бұл терезе өзі жабылады.',
    open: 'Telegram ашу',
    bot: 'Бот аты',
    byHand: 'Немесе ботқа мына пәрменді жіберіңіз:',
    copy: 'Пәрменді көшіру',
    copied: 'Көшірілді',
    copyFailed: 'Алмасу буферіне көшіру мүмкін болмады',
    expires: (when, left) => `${when} дейін жарамды, ${left} қалды`,
    expired: 'Пәрменнің мерзімі өтті.',
    again: 'Жаңа пәрмен алу',
    failed: (reason) => `Токен жасау мүмкін болмады: ${reason}`,
    unknownReason: 'Белгісіз қате',
    close: 'Жабу',
  },
}
