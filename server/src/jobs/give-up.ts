/** A handler throws it when another try cannot help: the job becomes a dead letter at once. */
export class GiveUp extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'GiveUp'
  }
}
