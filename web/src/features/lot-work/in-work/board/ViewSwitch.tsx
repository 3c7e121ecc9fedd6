import { useTexts } from '../../../../i18n/texts.ts'
import { SegmentedSwitch } from '../../../../ui/SegmentedSwitch.tsx'

interface ViewSwitchProps {
  isBoard: boolean
  onChange(isBoard: boolean): void
}

/** The lots in work as a list or as a board. */
export function ViewSwitch({ isBoard, onChange }: ViewSwitchProps) {
  const texts = useTexts('in-work').board
  return (
    <SegmentedSwitch
      label={texts.view}
      value={isBoard ? 'board' : 'list'}
      choices={[
        { value: 'list', text: texts.asList },
        { value: 'board', text: texts.asBoard },
      ]}
      isFramed
      onChange={(view) => onChange(view === 'board')}
    />
  )
}
