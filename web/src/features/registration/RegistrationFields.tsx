import { TextInput } from '@mantine/core'
import { cutBin } from '@tendertap/domain/identifiers'
import { chooseType, type RegistrationForm, WORKSPACE_TYPES } from '@tendertap/domain/workspaces/registration'
import { useTexts } from '../../i18n/texts.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import type { CallForm } from '../../ui/form/use-call-form.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'

/** spec 1 §2: BIN and company name are asked of legal entities only. */
export function RegistrationFields({ form }: { form: CallForm<RegistrationForm> }) {
  const texts = useTexts('registration')
  const field = (name: 'bin' | 'companyName' | 'contactPerson' | 'phone' | 'email') => ({
    ...form.field(name),
    size: 'md',
    label: texts[name],
  })
  return (
    <>
      <SegmentedSwitch
        label={texts.type.label}
        value={form.values.type}
        choices={WORKSPACE_TYPES.map((type) => ({ value: type, text: texts.type[type] }))}
        isFullWidth
        onChange={(type) => form.setValues(chooseType(form.values, type))}
      />
      {form.values.type === 'legal' && (
        <>
          <TextInput
            {...field('bin')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.binHint}
            onChange={(event) => form.setValues({ bin: cutBin(event.currentTarget.value) })}
          />
          <TextInput {...field('companyName')} autoComplete="organization" />
        </>
      )}
      <TextInput {...field('contactPerson')} autoComplete="name" />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      <EmailField {...field('email')} autoComplete="email" />
    </>
  )
}
