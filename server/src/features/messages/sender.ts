// What the delivering job asks of a channel.
import type { Channel } from '../../messages/channels.ts'
import type { Message } from '../../messages/message.ts'

export interface MessageToSend {
  /** the same for every attempt, so that the other side can recognise a second copy */
  deliveryId: string
  address: string
  message: Message
}

/** Resolves when the other side has accepted the message, else throws a SendFailure. */
export type Sender = (message: MessageToSend) => Promise<void>
export type Senders = Readonly<Record<Channel, Sender>>
