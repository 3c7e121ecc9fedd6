import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx'

interface OpenSwitchProps {
  isOpenOnly: boolean
  /** how many lots are open; null: not counted yet */
  openTotal: number | null
  onChange(isOpenOnly: boolean): void
}

/** Only the lots that can still be applied for, or all. */
export function OpenSwitch({ isOpenOnly, openTotal, onChange }: OpenSwitchProps) {
  const texts = useTexts('lots')
  return (
    <SegmentedSwitch
      label={texts.shownLots}
      value={isOpenOnly ? 'open' : 'all'}
      choices={[
        { value: 'open', text: openTotal === null ? texts.open : texts.openCount(formatNumber(openTotal)) },
        { value: 'all', text: texts.all },
      ]}
      isFramed
      onChange={(value) => onChange(value === 'open')}
    />
  )
}
