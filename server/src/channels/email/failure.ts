// Why a letter was not taken, in words that are safe to log: a mail server's own reply repeats addresses and parts of
// letters.
import type { NodemailerError } from 'nodemailer'
import { SendFailure } from '../send-failure.ts'

/**
 * 5xx about the recipient or the letter is final. 5xx about us (sign-in, sender) is a setting that the operator will
 * mend.
 */
export function toFailure(problem: unknown): SendFailure {
  const { code, command, responseCode, response, permanent, syscall } = problem as Partial<
    NodemailerError & NodeJS.ErrnoException
  >
  if (responseCode === undefined)
    return new SendFailure(`the mail server did not answer as it should (${code ?? 'no code'})`, {
      mayHaveArrived: syscall !== 'connect' && code !== 'EDNS',
    })
  const reply = [responseCode, /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]].filter(Boolean).join(' ')
  const about = command === 'RCPT TO' ? 'the recipient' : command === 'DATA' ? 'the letter' : 'us'
  const final = permanent === true && about !== 'us'
  return new SendFailure(`the mail server ${final || about === 'us' ? 'refused' : 'put off'} ${about} (${reply})`, {
    isPermanent: final,
  })
}
