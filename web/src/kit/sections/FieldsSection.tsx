import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useKitTexts } from '../texts.ts'

export function FieldsSection() {
  const { field, columns, short } = useKitTexts()
  const [day, setDay] = useState<string | null>('2026-11-15')
  return (
    <>
      <TextInput label={field.name} description={field.about} defaultValue={short} />
      <TextInput label={field.name} error={field.required} />
      <TextInput label={field.name} defaultValue={short} disabled />
      <PasswordField label={field.password} autoComplete="new-password" />
      <EmailField label={field.email} autoComplete="email" />
      <CodeField label={field.code} />
      <DateField label={columns.day} value={day} onChange={setDay} presets="coming" />
      <DateField label={columns.day} value={day} onChange={setDay} min="2026-11-10" max="2026-11-20" />
      <Checkbox label={field.about} defaultChecked />
      <Checkbox label={field.about} />
    </>
  )
}
