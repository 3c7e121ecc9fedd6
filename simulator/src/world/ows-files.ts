import { formatMoment, type Moment } from './calendar.ts'
import type { TradeMethodId } from './ows-references.ts'
import type { OwsFile } from './ows-wire.ts'
import type { Random } from './random.ts'

const CONTESTS: readonly TradeMethodId[] = [2, 77, 121, 124, 188]

interface Announcement {
  id: number
  method: TradeMethodId
  lotIds: readonly number[]
  published: Moment
  concluded: Moment | null
}

interface AnnouncementFiles {
  common: OwsFile[]
  /** The portal moved the documents of some lots to the lots themselves. */
  ofLot: Map<number, OwsFile[]>
}

/** What an announcement carries; the hash in the address is the file's only identity at the portal. */
export function makeFiles(
  { id, method, lotIds, published, concluded }: Announcement,
  baseUrl: string,
  random: Random,
): AnnouncementFiles {
  // The portal's numbers are 32 bits wide.
  let fileId = (id % 10_000_000) * 30
  const file = (folder: string, originalName: string, nameRu: string, nameKz: string | null, at: Moment): OwsFile => ({
    id: ++fileId,
    filePath: `${baseUrl}/download/${folder}/${random.hex(32)}`,
    originalName,
    objectId: [id],
    nameRu,
    nameKz,
    indexDate: formatMoment(at),
    systemId: 3,
  })
  const common: OwsFile[] = []
  const ofLot = new Map<number, OwsFile[]>()
  // Some announcements are listed before their documents are.
  if (random.chance(0.06)) return { common, ofLot }
  const specification = ['Техническая спецификация', 'Техникалық ерекшелік'] as const
  const onLots = random.chance(0.3)
  for (const lotId of lotIds) {
    const name = lotIds.length === 1 ? `techspec_${id}_.pdf` : `techspec_${id}_${lotId}.pdf`
    if (onLots)
      ofLot.set(lotId, [file('trd_buy_lots_list', `techspec_${id}_${lotId}.pdf`, ...specification, published)])
    else common.push(file('trd_buy', name, ...specification, published))
  }
  common.push(
    file(
      'trd_buy',
      `contract_project_${id}.pdf`,
      'Проект договора об электронных закупках',
      'Электрондық сатып алу туралы шарттың жобасы',
      published,
    ),
  )
  if (CONTESTS.includes(method))
    common.push(file('trd_buy', `kd_${id}.pdf`, 'Конкурсная документация', 'Конкурстық құжаттама', published))
  else common.push(file('trd_buy', `os_zcp_lots_${id}.pdf`, 'Перечень лотов', 'Лоттар тізбесі', published))
  if (random.chance(0.08))
    common.push(file('trd_buy', `dop_${id}.zip`, 'Дополнительные файлы для тех. спецификации', null, published))
  if (concluded)
    common.push(file('trd_buy', `protocol_itogi_${id}.pdf`, 'Протокол итогов', 'Қорытынды хаттамасы', concluded))
  return { common, ofLot }
}
