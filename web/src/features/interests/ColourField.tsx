import { ColorSwatch, Group, Input, TextInput } from '@mantine/core'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { IconCheck } from '@tabler/icons-react'
import { normaliseColour, PALETTE } from '@tendertap/domain/interests/colour'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'

// spec 2 §5
const MAX_LENGTH = 7

interface ColourFieldProps {
  /** as typed */
  value: string
  error: ReactNode
  onChange(value: string): void
}

/** A palette of ten, and a field for any other colour. */
export function ColourField({ value, error, onChange }: ColourFieldProps) {
  const texts = useTexts('interests')
  const id = useId()
  const colour = normaliseColour(value)
  return (
    <Input.Wrapper label={texts.form.colour} labelProps={{ htmlFor: id }} error={error}>
      <Group gap="sm">
        <Group role="group" gap="sm" aria-label={texts.form.palette}>
          {PALETTE.map(({ name, hex }) => (
            <ColorSwatch
              key={hex}
              component="button"
              type="button"
              color={hex}
              size={28}
              aria-label={texts.colours[name]}
              title={texts.colours[name]}
              aria-pressed={hex === colour}
              onClick={() => onChange(hex)}
            >
              {hex === colour && <IconCheck size={18} stroke={2.5} color="#1b2733" aria-hidden />}
            </ColorSwatch>
          ))}
        </Group>
        <TextInput
          id={id}
          data-path="color"
          w={128}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          leftSection={colour && <ColorSwatch component="span" color={colour} size={18} aria-hidden />}
          error={Boolean(error)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          // spec 2 §5: normalised to six capitals
          onBlur={() => onChange(colour ?? value)}
        />
      </Group>
    </Input.Wrapper>
  )
}
