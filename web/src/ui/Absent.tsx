import { useTexts } from '../i18n/texts.ts'
import classes from './Absent.module.css'

/** Stands where a value would stand: «не указано», or why there is none. */
export function Absent({ reason }: { reason?: string | undefined }) {
  const { notGiven } = useTexts('account')
  return <span className={classes.absent}>{reason ?? notGiven}</span>
}
