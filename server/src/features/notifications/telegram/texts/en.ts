import type { BotTexts } from './texts.ts'

export const texts: BotTexts = {
  commands: {
    start: 'Connect this chat',
    stop: 'Disconnect this chat',
    help: 'What the bot can do',
  },
  buttons: {
    accept: 'Accept',
    reject: 'Reject…',
    take: 'Take into work…',
    decline: 'Decline for everyone…',
    remind: 'Remind me tomorrow',
    'take yes': 'Yes, take into work',
    'decline yes': 'Yes, decline for everyone',
    back: 'Cancel',
    open: 'Open',
  },
  asks: {
    reject: 'Why do you reject it?',
    take: 'Take the lot into work?',
    decline: 'Decline the lot for the whole company? This can’t be undone.',
  },
  done: {
    accept: 'Lot accepted',
    reject: 'Lot rejected',
    take: 'Lot taken into work',
    decline: 'Lot declined for the whole company',
  },
  reminderAt: (moment) => `We will remind you on ${moment}`,
  linked: (name) =>
    `${name ? `${name}, this chat` : 'This chat'} is connected. Tendertap will send its notices here. You choose which ones in the settings. To disconnect: /stop`,
  linkOver: 'This link is too old or has been used.',
  howToLink: (url) =>
    `To connect this chat, open the settings in Tendertap, section “Telegram”, and press “Connect”: ${url}`,
  disconnected: 'The chat is disconnected: no more notices will come here.',
  notLinked: 'This chat is not connected to anybody.',
  help: (url) =>
    `The bot sends the notices of Tendertap. Below a message about a lot there are buttons: accept or reject the lot, take it into work, be reminded tomorrow.\n\n/stop — disconnect this chat\n/help — this help\n\nYou choose what is sent in the settings: ${url}`,
  privateOnly: 'The bot works only in a private chat: its notices are for one person.',
  buttonOver: 'This button no longer works',
}
