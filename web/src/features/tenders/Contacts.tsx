import { isEmail } from '@tendertap/domain/workspaces/registration'
import { SourceText } from '../../ui/SourceText.tsx'

/** A link only when the text of the portal is a valid address. */
export function ContactEmail({ email }: { email: string }) {
  const text = <SourceText text={email} language={null} />
  return isEmail(email) && !/[\s?&]/.test(email) ? <a href={`mailto:${email}`}>{text}</a> : text
}

export function ContactPhone({ phone }: { phone: string }) {
  const text = <SourceText text={phone} language={null} />
  const digits = phone.replaceAll(/[\s()-]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? <a href={`tel:${digits}`}>{text}</a> : text
}
