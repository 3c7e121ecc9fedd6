import { Link } from '@tanstack/react-router'
import { countDaysLeft } from '@tendertap/domain/subscription/limits'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import classes from './Header.module.css'

/** spec 1 §2: shown only when the plan is trial. */
export function TrialLink({ me }: { me: Me }) {
  const texts = useTexts('account').trial
  const now = useNow()
  if (me.subscription?.plan !== 'trial') return null
  const days = countDaysLeft(me.subscription.endDate, now)
  return (
    <Link to="/tariffs" className={classes.trial}>
      {days > 0 ? texts.left(days) : texts.over}
    </Link>
  )
}
