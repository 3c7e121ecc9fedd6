import { isEverPublished, type PublishedField } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../../i18n/texts.ts'
import classes from './Absent.module.css'

interface AbsentProps {
  field: PublishedField
  source: string
  /** the portal publishes the announcement without its lots */
  isHeadOnly: boolean
}

// spec 2 §2: a date that is missing is still being processed.
const DATES: readonly PublishedField[] = ['applicationStartAt', 'publicationDate', 'applicationOpenAt']

/** Why a field has no value: the portal never publishes it, it is on its way, or it was left empty there. */
export function Absent({ field, source, isHeadOnly }: AbsentProps) {
  const texts = useTexts('lots')
  const why = !isEverPublished(field, source, isHeadOnly)
    ? texts.notPublished
    : DATES.includes(field)
      ? texts.processing
      : texts.notGiven
  return <span className={classes.absent}>{why}</span>
}
