// How Telegram says no: an error code, a description, and sometimes when to come back.
export class Refusal extends Error {
  readonly code: number
  readonly retryAfter: number | undefined

  constructor(code: number, description: string, retryAfter?: number) {
    super(description)
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const refuseAsBad = (description: string) => new Refusal(400, `Bad Request: ${description}`)

export const refuseAsBlocked = () => new Refusal(403, 'Forbidden: bot was blocked by the user')

export const refuseAsTooMany = (seconds: number) =>
  new Refusal(429, `Too Many Requests: retry after ${seconds}`, seconds)
