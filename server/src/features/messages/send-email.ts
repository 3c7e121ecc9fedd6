import type { Mailer } from '../../channels/email/mailer.ts'
import { layoutEmail } from '../../messages/layouts/email/layout.ts'
import type { Sender } from './sender.ts'

export function createEmailSender(mailer: Mailer): Sender {
  return ({ deliveryId, address, message }) => {
    const { language, name } = message
    return mailer.send({ id: deliveryId, language, to: { name, address }, ...layoutEmail(message) })
  }
}
