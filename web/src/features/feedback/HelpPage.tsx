import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { GuideDownload } from './GuideDownload.tsx'
import classes from './HelpPage.module.css'

/** spec 1 §2, help: a downloadable PDF instruction and a feedback form. */
export function HelpPage() {
  const { title } = useTexts('feedback')
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <GuideDownload />
      <FeedbackForm />
    </div>
  )
}
