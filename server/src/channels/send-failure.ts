/** Why the other side did not accept a message, in words that are safe to log. */
export class SendFailure extends Error {
  /** another attempt would be refused the same way */
  readonly isPermanent: boolean
  /** the other side may have accepted the message and did not say so */
  readonly mayHaveArrived: boolean

  constructor(message: string, { isPermanent = false, mayHaveArrived = false } = {}) {
    super(message)
    this.name = 'SendFailure'
    this.isPermanent = isPermanent
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Nobody can be reached at this address any more. */
export class AddressGone extends SendFailure {
  constructor(message: string) {
    super(message, { isPermanent: true })
    this.name = 'AddressGone'
  }
}
