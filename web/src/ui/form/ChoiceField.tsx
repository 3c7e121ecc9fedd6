import { Input } from '@mantine/core'
import { SegmentedSwitch } from '../SegmentedSwitch.tsx'

interface ChoiceFieldProps<V extends string> {
  label: string
  value: V
  choices: readonly { value: V; text: string }[]
  onChange(value: V): void
}

/** A segmented switch as a field of a form. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  return (
    // the switch names itself for screen readers
    <Input.Wrapper label={<span aria-hidden>{props.label}</span>} labelElement="div">
      <div>
        <SegmentedSwitch {...props} />
      </div>
    </Input.Wrapper>
  )
}
