// Where the words of a profile stand in the texts of a lot, by the names that the wire gives the fields.
import type { Output } from '@tendertap/contract/calls/index'
import type { Scope } from '../../db/scope.ts'
import type { CompiledProfile } from '../../scoring/compile-profile.ts'
import { findMarks } from '../../scoring/marks.ts'

type Marks = Output<'matching/getLotMatches'>[number]['marks']
type Texts = Readonly<Record<string, string | null>>

export async function readMarkedTexts({ db }: Scope, lotId: number): Promise<Texts> {
  const row = await db
    .selectFrom('lot')
    .select([
      'name_ru as nameRu',
      'name_kz as nameKz',
      'name_en as nameEn',
      'description_ru as descriptionRu',
      'description_kz as descriptionKz',
      'description_en as descriptionEn',
      'additional_description_ru as additionalDescriptionRu',
      'additional_description_kz as additionalDescriptionKz',
      'additional_description_en as additionalDescriptionEn',
      'ens_tru_name_ru as ensTruNameRu',
      'ens_tru_name_kz as ensTruNameKz',
      'ens_tru_name_en as ensTruNameEn',
    ])
    .where('id', '=', lotId)
    .executeTakeFirst()
  return row ?? {}
}

export function markLot(profile: CompiledProfile, texts: Texts): Marks {
  const fields = Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const ranges = findMarks(
    profile,
    fields.map(([, text]) => text),
  )
  return Object.fromEntries(
    fields.map(([field], i) => [field, ranges[i] ?? []] as const).filter(([, marks]) => marks.length > 0),
  )
}
