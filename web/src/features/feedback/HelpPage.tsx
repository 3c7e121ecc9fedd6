import { useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { GuideDownload } from './GuideDownload.tsx'

/** spec 1 §2, help: a downloadable PDF instruction and a feedback form. */
export function HelpPage() {
  const { title } = useTexts('feedback')
  return (
    <Page title={title} width="reading">
      <GuideDownload />
      <FeedbackForm />
    </Page>
  )
}
