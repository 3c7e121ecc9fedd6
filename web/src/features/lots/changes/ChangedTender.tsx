import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { ChangeEntry } from './changes.ts'
import classes from './Change.module.css'

/** The announcement that replaces this one, or that this one replaces. */
export function ChangedTender({ change: { before, after } }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const other = after.tender ?? before.tender
  return (
    <div>
      <p className={classes.what}>{after.tender ? texts.supersededBy : texts.supersedes}</p>
      {other && (
        <p>
          <Link to="/tender/$id" params={{ id: String(other.id) }}>
            <SourceText text={other.code} language={null} />
          </Link>
        </p>
      )}
    </div>
  )
}
