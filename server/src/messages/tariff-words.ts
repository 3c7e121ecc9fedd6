// The price card in the words of letters.
import type { Language } from '@tendertap/domain/languages'
import { DURATIONS, type Duration, type Tariff } from '@tendertap/domain/subscription/plans'
import { z } from 'zod'

export const chosenTariff = z.strictObject({
  tariff: z.enum(['standard', 'extended']),
  months: z.literal(DURATIONS),
  total: z.number(),
})

export const TARIFF_NAMES: Readonly<Record<Language, Record<Tariff, string>>> = {
  ru: { standard: 'Стандартный', extended: 'Расширенный' },
  kz: { standard: 'Стандартты', extended: 'Кеңейтілген' },
  en: { standard: 'Standard', extended: 'Extended' },
}

const RU_MONTHS: Readonly<Record<Duration, string>> = { 1: '1 месяц', 3: '3 месяца', 6: '6 месяцев', 12: '12 месяцев' }

export const MONTHS: Readonly<Record<Language, (months: Duration) => string>> = {
  ru: (months) => RU_MONTHS[months],
  kz: (months) => `${months} ай`,
  en: (months) => (months === 1 ? '1 month' : `${months} months`),
}
