import { STAGES } from '@tendertap/domain/lot-work/stage'
import { useTexts } from '../../i18n/texts.ts'
import { useMe } from '../session/current-session.ts'
import type { Tender } from '../lots/tender.ts'
import { findTenderStage } from './tender-stage.ts'
import classes from './StageBanner.module.css'

/** spec 2 §6: for managers. */
export function StageBanner({ tender }: { tender: Tender }) {
  const { stages: texts } = useTexts('tenders')
  const isManager = useMe()?.roles.includes('manager') ?? false
  const current = findTenderStage(tender.LotOfTender)
  if (current === null || !isManager) return null
  return (
    <ol className={classes.stages} aria-label={texts.title(current)}>
      {STAGES.map((one) => (
        <li
          key={one}
          className={classes.stage}
          aria-current={one === current ? 'step' : undefined}
          data-done={one < current || undefined}
        >
          {one}. {texts[one]}
        </li>
      ))}
    </ol>
  )
}
