// A pressed button: the keyboard changes, or something is done and the message says so.
import { formatDateTime } from '@tendertap/domain/clock'
import type { Language } from '@tendertap/domain/languages'
import type { ButtonAction } from '@tendertap/domain/notifications/actions'
import { WORDS } from '@tendertap/domain/words/all'
import type { Keyboard } from '../../../channels/telegram/client.ts'
import type { Scoper } from '../../../db/scope.ts'
import { findChatPerson } from '../../session/chat-person.ts'
import { act, KEYBOARD_ACTIONS, sayRefusal, toOrigin, type Acting, type Done, type KeyboardAction } from './act.ts'
import { makeKeyboard, useButton, type KeyboardStep, type PressedButton } from './buttons.ts'
import { listChatMembers } from './chats.ts'
import { BOT_TEXTS } from './texts/all.ts'

export interface Press {
  /** Telegram's id of it */
  id: string
  chatId: string
  secret: string
  /** of a chat that nobody is connected to */
  language: Language
  /** where the message's own link leads */
  url: string | null
}

/** What becomes of the message and what the person is told. */
export interface Pressed {
  notice: string
  /** shown until the person closes it */
  isAlert: boolean
  /** undefined: the keyboard stays as it is */
  keyboard?: Keyboard
  /** stands below the message from now on */
  line?: string
}

export interface PressParts extends Acting {
  inScope: Scoper
}

export async function handlePress(parts: PressParts, press: Press): Promise<Pressed> {
  const { db, inScope, log } = parts
  const { chatId, url } = press
  const pressed = await useButton(db, { secret: press.secret, chatId, press: press.id })
  const members = await listChatMembers(db, chatId)
  const member = members.find(({ userId }) => userId === pressed?.userId)
  const person = pressed && (await findChatPerson(db, { userId: pressed.userId, chatId }))
  if (!pressed || !person || !member)
    return { notice: BOT_TEXTS[members[0]?.language ?? press.language].buttonOver, isAlert: true }
  const { language, name } = member
  const show = (step: KeyboardStep, offered: PressedButton['offered'] = pressed.offered) =>
    inScope(pressed.workspaceId, (scope) =>
      makeKeyboard(scope, { userId: pressed.userId, lotId: pressed.lotId, language, offered, url }, step),
    )
  const { action, lotId } = pressed
  if (action === 'back') return { notice: '', isAlert: false, keyboard: await show('actions') }
  if (changesKeyboard(action))
    return { notice: BOT_TEXTS[language].asks[action], isAlert: false, keyboard: await show(action) }
  try {
    const done = await act(parts, person, { action, lotId }, toOrigin(parts, { userId: pressed.userId, chatId }))
    const notice = sayDone(done, language)
    // the other actions stay possible after a reminder was asked for
    const left = done.action === 'remind' ? pressed.offered.filter((other) => other !== 'remind') : []
    const line = `✓ ${[notice, ...(name && done.action !== 'remind' ? [name] : [])].join(' · ')}`
    return { notice, isAlert: false, keyboard: await show('actions', left), line }
  } catch (error) {
    return { notice: sayRefusal(error, language, log), isAlert: true, keyboard: await show('actions') }
  }
}

const changesKeyboard = (action: ButtonAction): action is KeyboardAction =>
  KEYBOARD_ACTIONS.some((known) => known === action)

function sayDone(done: Done, language: Language): string {
  const texts = BOT_TEXTS[language]
  if (done.action === 'remind') return texts.reminderAt(formatDateTime(done.remindAt))
  if (done.action !== 'reject') return texts.done[done.action]
  return `${texts.done.reject}: ${WORDS[language].rejectReasons[done.reason].toLocaleLowerCase('ru')}`
}
