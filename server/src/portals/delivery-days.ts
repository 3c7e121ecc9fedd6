// Terms are free text: «В течение 15 (пятнадцати) календарных дней …», «15 күнтізбелік күн». A date («по 31 декабря»)
// is no number of days.
const DAYS = /(\d{1,4})\s*(?:\([^)]*\)\s*)?(?:(?:календарн|рабоч|банковск)[а-яё]*\s+)?(?:дн|день)/iu
const KAZAKH_DAYS = /(\d{1,4})\s*(?:\([^)]*\)\s*)?(?:(?:күнтізбелік|жұмыс)\s+)?күн/iu

/** The number in the text: working days are not converted into calendar days. Null if the text names no days. */
export function parseDeliveryDays(text: string | null): number | null {
  const days = Number((DAYS.exec(text ?? '') ?? KAZAKH_DAYS.exec(text ?? ''))?.[1] ?? 0)
  return days > 0 ? days : null
}
