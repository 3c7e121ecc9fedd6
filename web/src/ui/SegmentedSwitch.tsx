import { useId } from 'react'
import classes from './SegmentedSwitch.module.css'

interface SegmentedSwitchProps<V extends string> {
  label: string
  value: V
  choices: readonly { value: V; text: string; lang?: string }[]
  /** with a frame, among other controls */
  isFramed?: boolean
  /** with a frame, as wide as the form around it */
  isFullWidth?: boolean
  onChange(value: V): void
}

/** One of a few visible options. Native radio buttons: arrow keys and screen readers work by themselves. */
export function SegmentedSwitch<V extends string>({
  label,
  value,
  choices,
  isFramed = false,
  isFullWidth = false,
  onChange,
}: SegmentedSwitchProps<V>) {
  const name = useId()
  return (
    <fieldset
      className={classes.switch}
      data-framed={isFramed || isFullWidth || undefined}
      data-full={isFullWidth || undefined}
    >
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.option} lang={choice.lang}>
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
