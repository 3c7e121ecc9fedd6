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

export class SendFailure extends Error {
  /** another attempt would be refused the same way */
  readonly isPermanent: boolean
  /** the other side may have accepted the message and did not say so */
  readonly mayHaveArrived: boolean

  constructor(message: string, { isPermanent, mayHaveArrived }: { isPermanent: boolean; mayHaveArrived: boolean }) {
    super(message)
    this.name = 'SendFailure'
    this.isPermanent = isPermanent
    this.mayHaveArrived = mayHaveArrived
  }
}
