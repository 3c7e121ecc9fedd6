import type { Input } from '@tendertap/contract/calls/index'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { send } from '../../../api/client.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { SaveFileButton } from '../../../ui/SaveFileButton.tsx'
import { LOT_LISTS, type LotListName } from './lot-lists.ts'

interface ExportLotsProps {
  list: LotListName
  /** with the order */
  filter: LotFilter
  isDisabled: boolean
}

/** Saves the list on the screen, with its filter and order, as a spreadsheet. */
export function ExportLots({ list, filter, isDisabled }: ExportLotsProps) {
  const texts = useTexts('account').saving
  const lang = useLanguage()
  const narrow = useNarrow()
  return (
    <SaveFileButton
      label={texts.excelLabel}
      isIconOnly={narrow}
      isDisabled={isDisabled}
      onSave={(saving) => send(LOT_LISTS[list].saved, { ...filter, lang } as Input<'exports/getLots'>, saving)}
    >
      {texts.excel}
    </SaveFileButton>
  )
}
