import { TextInput } from '@mantine/core'
import { cutBin } from '@tendertap/domain/identifiers'
import {
  chooseType,
  type RegistrationForm,
  type findRegistrationProblems,
  WORKSPACE_TYPES,
} from '@tendertap/domain/workspaces/registration'
import { useTexts } from '../../i18n/texts.ts'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import classes from './RegisterPage.module.css'

interface RegistrationFieldsProps {
  form: RegistrationForm
  problems: ReturnType<typeof findRegistrationProblems>
  onChange(form: RegistrationForm): void
}

/** spec 1 §2: BIN and company name are asked of legal entities only. */
export function RegistrationFields({ form, problems, onChange }: RegistrationFieldsProps) {
  const texts = useTexts('registration')
  const field = (name: 'bin' | 'companyName' | 'contactPerson' | 'phone' | 'email') => ({
    name,
    size: 'md',
    label: texts[name],
    value: form[name],
    error: problems[name] && texts.problems[problems[name]],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...form, [name]: event.currentTarget.value }),
  })
  return (
    <>
      <div className={classes.type}>
        <ChoiceButtons
          label={texts.type.label}
          value={form.type}
          choices={WORKSPACE_TYPES.map((type) => ({ value: type, text: texts.type[type] }))}
          onChange={(type) => onChange(chooseType(form, type))}
        />
      </div>
      {form.type === 'legal' && (
        <>
          <TextInput
            {...field('bin')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.binHint}
            onChange={(event) => onChange({ ...form, bin: cutBin(event.currentTarget.value) })}
          />
          <TextInput {...field('companyName')} autoComplete="organization" />
        </>
      )}
      <TextInput {...field('contactPerson')} autoComplete="name" />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      <TextInput
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
