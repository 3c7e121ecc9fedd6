// The labelled set: lots in the words of real announcements, interest profiles, and which lots each profile wants.
import type { ClassName } from '../../scoring/build-model.ts'
import type { LotContent } from '../../scoring/content.ts'
import { BUILDING } from './lots/building.ts'
import { CLOTHING } from './lots/clothing.ts'
import { EDUCATION } from './lots/education.ts'
import { ELECTRICAL } from './lots/electrical.ts'
import { FOOD } from './lots/food.ts'
import { HOUSEHOLD } from './lots/household.ts'
import { INDUSTRY } from './lots/industry.ts'
import { IT } from './lots/it.ts'
import { MEDICINE } from './lots/medicine.ts'
import { OFFICE } from './lots/office.ts'
import { PLUMBING } from './lots/plumbing.ts'
import { SERVICES } from './lots/services-a.ts'
import { MORE_SERVICES } from './lots/services-b.ts'
import type { Subject, Subjects } from './lots/subjects.ts'
import { TRANSPORT } from './lots/transport.ts'
import { WORKS } from './lots/works.ts'
import { PROFILES, type LabelledProfile } from './profiles.ts'

/** by the name of their file */
const FILES: Readonly<Record<string, Subjects>> = {
  building: BUILDING,
  clothing: CLOTHING,
  education: EDUCATION,
  electrical: ELECTRICAL,
  food: FOOD,
  household: HOUSEHOLD,
  industry: INDUSTRY,
  it: IT,
  medicine: MEDICINE,
  office: OFFICE,
  plumbing: PLUMBING,
  'services-a': SERVICES,
  'services-b': MORE_SERVICES,
  transport: TRANSPORT,
  works: WORKS,
}

export interface LabelledLot {
  /** the name is unique in the set */
  name: string
  /** '<file>/<key>' */
  subject: string
  language: 'ru' | 'kk'
  content: LotContent
}

const SUBJECTS: readonly (readonly [id: string, subject: Subject])[] = Object.entries(FILES).flatMap(
  ([file, subjects]) => Object.entries(subjects).map(([key, subject]) => [`${file}/${key}`, subject] as const),
)

export const LOTS: readonly LabelledLot[] = SUBJECTS.flatMap(([id, subject]) => [
  ...listLots(id, subject, 'ru'),
  ...listLots(id, subject, 'kk'),
])

/** What ENS TRU calls the classes of the lots, in both languages. */
export const CLASS_NAMES: readonly ClassName[] = SUBJECTS.map(([, { code, ensTru, ru, kz }]) => ({
  code,
  kind: 'ensTru',
  nameRu: ensTru[0],
  nameKz: ensTru[1],
  lots: ru.length + kz.length,
}))

function listLots(id: string, { code, ensTru, ru, kz }: Subject, language: LabelledLot['language']): LabelledLot[] {
  return (language === 'ru' ? ru : kz).map((text) => {
    const [name, description] = typeof text === 'string' ? [text] : text
    return {
      name,
      subject: id,
      language,
      content: {
        names: [name],
        descriptions: description === undefined ? [] : [description],
        ensTruNames: [language === 'ru' ? ensTru[0] : ensTru[1]],
        ensTruCode: `${code}.000.000000`,
      },
    }
  })
}

export { PROFILES, type LabelledProfile }

export function isWanted({ wanted, alsoWanted, unwanted }: LabelledProfile, { subject, name }: LabelledLot): boolean {
  if (unwanted?.includes(name)) return false
  return wanted.includes(subject) || (alsoWanted?.includes(name) ?? false)
}
