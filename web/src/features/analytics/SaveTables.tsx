import type { Input } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { SaveFileButton } from '../../ui/SaveFileButton.tsx'

/** The calls whose answer is a file of a screen or of the lots behind a figure. */
export type SavedPath =
  | 'analytics/saveMarket'
  | 'analytics/saveCustomers'
  | 'analytics/saveCustomer'
  | 'analytics/saveSuppliers'
  | 'analytics/saveSupplier'
  | 'analytics/savePrices'
  | 'analytics/savePurchases'
  | 'analytics/saveComparable'
  | 'analytics/saveTeam'
  | 'analytics/saveTeamLots'
  | 'guarantees/saveGuarantees'
  | 'guarantees/saveLots'
  | 'guarantees/saveUnpublished'

export interface SaveTablesProps<P extends SavedPath> {
  path: P
  /** what the screen asks, without the page */
  input: Omit<Input<P>, 'lang'>
  /** there is nothing to save */
  isDisabled: boolean
}

/** Saves the tables on the screen as a spreadsheet, in the language of the person. */
export function SaveTables<P extends SavedPath>({ path, input, isDisabled }: SaveTablesProps<P>) {
  const { excel } = useTexts('account').saving
  const { save } = useTexts('analytics')
  const lang = useLanguage()
  const narrow = useNarrow()
  return (
    <SaveFileButton
      label={save}
      isIconOnly={narrow}
      isDisabled={isDisabled}
      onSave={(saving) => send(path, { ...input, lang } as Input<P>, saving)}
    >
      {excel}
    </SaveFileButton>
  )
}
