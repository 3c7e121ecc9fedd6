import type { Subject } from './commodities/template.ts'
import type { Random } from './random.ts'

const DAYS: Readonly<Record<Subject, readonly number[]>> = {
  goods: [5, 10, 15, 15, 20, 30, 30, 45, 60, 90],
  works: [30, 45, 60, 60, 90, 120, 180],
  services: [10, 15, 30, 60, 90, 180],
}

export function pickDeliveryDays(subject: Subject, random: Random): number {
  return random.pick(DAYS[subject])
}

function chooseDayWord(days: number): string {
  return days % 10 === 1 && days % 100 !== 11 ? 'календарного дня' : 'календарных дней'
}

/** Free text, as officers type it into the plan; in a Kazakh plan it is Kazakh. */
export function writeSupplyDate(subject: Subject, year: number, kazakh: boolean, random: Random): string {
  const days = pickDeliveryDays(subject, random)
  if (kazakh) {
    return random.pick([
      `${days} күнтізбелік күн`,
      `Шарт жасалған күннен бастап ${days} күнтізбелік күн ішінде`,
      `${year} жылғы 31 желтоқсанға дейін`,
    ])
  }
  const byDays = [
    `В течение ${days} ${chooseDayWord(days)} со дня заключения договора`,
    `${days} ${chooseDayWord(days)} с даты вступления договора в силу`,
    days > 20
      ? `не более ${days} календарных дней с даты подписания договора`
      : `в течение ${days} рабочих дней с момента подачи заявки`,
  ]
  const byYear = [`по 31 декабря ${year} года`, `С даты заключения договора по 31 декабря ${year} г.`]
  return random.chance(subject === 'services' ? 0.6 : 0.2) ? random.pick(byYear) : random.pick(byDays)
}
