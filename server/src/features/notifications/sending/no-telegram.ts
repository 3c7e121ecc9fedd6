import { GiveUp } from '../../../jobs/give-up.ts'
import type { NoticeSender } from './senders.ts'

/** Without a bot nobody can connect a chat; a chat that was connected before gets nothing. */
export const withoutTelegram: NoticeSender = () => Promise.reject(new GiveUp('there is no Telegram bot'))
