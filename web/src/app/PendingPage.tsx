import { useTexts } from '../i18n/texts.ts'

/** The outline of a signed-in page while the profile loads, as index.html shows it until the first page is ready. */
export function PendingPage() {
  const texts = useTexts('public')
  return (
    <div aria-busy="true">
      <div className="outline-header">tendertap</div>
      <div className="outline-tabs" />
      <div className="outline-profile" />
      <div className="outline-rows" />
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
    </div>
  )
}
