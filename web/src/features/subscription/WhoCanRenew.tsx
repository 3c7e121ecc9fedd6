import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../ui/SourceText.tsx'
import type { CurrentSubscription } from './use-current-subscription.ts'
import classes from './Subscription.module.css'

interface WhoCanRenewProps {
  text: string
  administrators: CurrentSubscription['administrators']
}

/** Names the administrators whom a person without the right to renew can ask. */
export function WhoCanRenew({ text, administrators }: WhoCanRenewProps) {
  return (
    <p className={classes.administrators}>
      {text}{' '}
      {administrators.map(({ fullName, email }, index) => (
        <span key={email}>
          {index > 0 && ', '}
          {fullName && <SourceText text={fullName} language={guessLanguage(fullName)} />}{' '}
          <a href={`mailto:${email}`} data-source>
            {email}
          </a>
        </span>
      ))}
    </p>
  )
}
