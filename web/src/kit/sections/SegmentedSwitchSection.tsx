import { useState } from 'react'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { useKitTexts } from '../texts.ts'

export function SegmentedSwitchSection() {
  const { period } = useKitTexts()
  const [value, setValue] = useState('0')
  const choices = period.choices.map((text, index) => ({ value: String(index), text }))
  return (
    <>
      <SegmentedSwitch label={period.label} value={value} choices={choices} onChange={setValue} />
      <SegmentedSwitch label={period.label} value={value} choices={choices} onChange={setValue} isFramed />
      <SegmentedSwitch label={period.label} value={value} choices={choices} onChange={setValue} isFullWidth />
      <ChoiceField label={period.label} value={value} choices={choices} onChange={setValue} />
    </>
  )
}
