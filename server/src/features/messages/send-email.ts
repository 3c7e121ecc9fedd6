import { MailFailure } from '../../channels/email/failure.ts'
import type { Mailer } from '../../channels/email/mailer.ts'
import { layoutEmail } from '../../messages/layouts/email/layout.ts'
import { SendFailure, type Sender } from './sender.ts'

export function createEmailSender(mailer: Mailer): Sender {
  return async ({ deliveryId, address, message }) => {
    const { language, name } = message
    try {
      await mailer.send({ id: deliveryId, language, to: { name, address }, ...layoutEmail(message) })
    } catch (problem) {
      if (!(problem instanceof MailFailure)) throw problem
      throw new SendFailure(problem.message, {
        isPermanent: problem.permanent,
        mayHaveArrived: problem.mayHaveArrived,
      })
    }
  }
}
