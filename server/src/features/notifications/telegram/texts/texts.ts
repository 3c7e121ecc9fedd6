// What the bot says, and what stands on its buttons. What a notice says is in domain/notifications/texts, a refusal in
// contract/errors/texts.
import type { ConfirmedAction, NoticeAction } from '@tendertap/domain/notifications/actions'

export interface BotTexts {
  commands: { start: string; stop: string; help: string }
  buttons: Readonly<Record<NoticeAction | `${ConfirmedAction} yes` | 'back' | 'open', string>>
  /** below a message, after a button was pressed; what cannot be undone is asked for twice */
  asks: Readonly<Record<'reject' | 'take' | 'decline', string>>
  done: Readonly<Record<Exclude<NoticeAction, 'remind'>, string>>
  reminderAt(moment: string): string
  linked(name: string | null): string
  linkOver: string
  howToLink(settingsUrl: string): string
  disconnected: string
  notLinked: string
  help(settingsUrl: string): string
  privateOnly: string
  buttonOver: string
}
