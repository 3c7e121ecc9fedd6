// Why Telegram did not accept a message, in words that are safe to log: an address of the Bot API contains the token.
import { GrammyError, HttpError } from 'grammy'
import { AddressGone, SendFailure } from '../send-failure.ts'

/** What fails before anything is sent: names, connections, certificates. */
const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/
const NO_CHAT = /chat not found|user not found|peer_id_invalid/i

/** 403 and an unknown chat are about the person; 401 and 404 are a token that the operator will mend. */
export function toFailure(problem: unknown): SendFailure {
  if (problem instanceof GrammyError) return toRefusal(problem)
  const cause = problem instanceof HttpError ? problem.error : problem
  const { code } = cause as { code?: unknown }
  const name = typeof code === 'string' ? code : 'no code'
  return new SendFailure(`Telegram did not answer as it should (${name})`, {
    mayHaveArrived: !BEFORE_SENDING.test(name),
  })
}

function toRefusal({ error_code: code, description }: GrammyError): SendFailure {
  if (code === 403) return new AddressGone('the person has stopped the bot (403)')
  if (code === 400 && NO_CHAT.test(description)) return new AddressGone('there is no such chat any more (400)')
  if (code === 400) return new SendFailure('Telegram refused the message (400)', { isPermanent: true })
  if (code >= 500) return new SendFailure(`Telegram failed (${code})`, { mayHaveArrived: true })
  return new SendFailure(`Telegram refused us (${code})`)
}
