import { isEmail } from '@tendertap/domain/workspaces/registration'
import { SourceText } from '../../ui/SourceText.tsx'
import classes from './TenderPage.module.css'

/** A link only when the text of the portal is a valid address. */
export function ContactEmail({ email }: { email: string }) {
  return <Contact text={email} href={isEmail(email) && !/[\s?&]/.test(email) ? `mailto:${email}` : null} />
}

export function ContactPhone({ phone }: { phone: string }) {
  const digits = phone.replaceAll(/[\s()-]/g, '')
  return <Contact text={phone} href={/^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null} />
}

function Contact({ text, href }: { text: string; href: string | null }) {
  const shown = <SourceText text={text} language={null} />
  if (href === null) return shown
  return (
    <a className={classes.contact} href={href}>
      {shown}
    </a>
  )
}
