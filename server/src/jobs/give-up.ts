/** Thrown by a handler that knows better than to try again: the job is a dead letter at once. */
export class GiveUp extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'GiveUp'
  }
}
