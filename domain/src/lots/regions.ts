// The 20 regions of KATO (NK RK 11-2025), by the first two digits of a place's code. Migration 0003 has the same list.
import type { Language } from '../languages.ts'

export interface Region {
  code: string
  name: Readonly<Record<Language, string>>
}

const region = (code: string, ru: string, kz: string, en: string): Region => ({ code, name: { ru, kz, en } })

export const REGIONS: readonly Region[] = [
  region('10', 'область Абай', 'Абай облысы', 'Abai Region'),
  region('11', 'Акмолинская область', 'Ақмола облысы', 'Akmola Region'),
  region('15', 'Актюбинская область', 'Ақтөбе облысы', 'Aktobe Region'),
  region('19', 'Алматинская область', 'Алматы облысы', 'Almaty Region'),
  region('23', 'Атырауская область', 'Атырау облысы', 'Atyrau Region'),
  region('27', 'Западно-Казахстанская область', 'Батыс Қазақстан облысы', 'West Kazakhstan Region'),
  region('31', 'Жамбылская область', 'Жамбыл облысы', 'Zhambyl Region'),
  region('33', 'область Жетісу', 'Жетісу облысы', 'Zhetysu Region'),
  region('35', 'Карагандинская область', 'Қарағанды облысы', 'Karaganda Region'),
  region('39', 'Костанайская область', 'Қостанай облысы', 'Kostanay Region'),
  region('43', 'Кызылординская область', 'Қызылорда облысы', 'Kyzylorda Region'),
  region('47', 'Мангистауская область', 'Маңғыстау облысы', 'Mangystau Region'),
  region('55', 'Павлодарская область', 'Павлодар облысы', 'Pavlodar Region'),
  region('59', 'Северо-Казахстанская область', 'Солтүстік Қазақстан облысы', 'North Kazakhstan Region'),
  region('61', 'Туркестанская область', 'Түркістан облысы', 'Turkistan Region'),
  region('62', 'область Ұлытау', 'Ұлытау облысы', 'Ulytau Region'),
  region('63', 'Восточно-Казахстанская область', 'Шығыс Қазақстан облысы', 'East Kazakhstan Region'),
  region('71', 'г. Астана', 'Астана қ.', 'Astana'),
  region('75', 'г. Алматы', 'Алматы қ.', 'Almaty'),
  region('79', 'г. Шымкент', 'Шымкент қ.', 'Shymkent'),
]
