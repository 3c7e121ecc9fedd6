import { useId } from 'react'
import classes from './ChoiceButtons.module.css'

interface ChoiceButtonsProps<V extends string> {
  label: string
  value: V
  choices: readonly { value: V; text: string; lang?: string }[]
  onChange(value: V): void
}

/** A choice of one of a few visible options. Native radio buttons: arrow keys and screen readers work by themselves. */
export function ChoiceButtons<V extends string>({ label, value, choices, onChange }: ChoiceButtonsProps<V>) {
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice} lang={choice.lang}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
