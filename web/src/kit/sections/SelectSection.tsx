import { useState } from 'react'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Select } from '../../ui/Select.tsx'
import { useKitTexts } from '../texts.ts'

export function SelectSection() {
  const { period } = useKitTexts()
  const [value, setValue] = useState('0')
  const choices = period.choices.map((text, index) => ({ value: String(index), text }))
  return (
    <>
      <Select label={period.label} value={value} choices={choices} onChange={setValue} />
      <SelectField label={period.label} value={value} choices={choices} onChange={setValue} />
    </>
  )
}
