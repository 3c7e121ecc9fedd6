import { useTexts } from '../i18n/texts.ts'
import { Logo } from '../ui/Logo.tsx'
import classes from './PendingPage.module.css'

/** The outline of a signed-in page while the profile loads. It has the same layout, so nothing moves afterwards. */
export function PendingPage() {
  const texts = useTexts('public')
  return (
    <div aria-busy="true">
      <div className={classes.header}>
        <Logo />
      </div>
      <div className={classes.tabs} />
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
    </div>
  )
}
