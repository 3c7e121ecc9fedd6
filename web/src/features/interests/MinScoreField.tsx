import { Group, Input, NumberInput, Slider } from '@mantine/core'
import '@mantine/core/styles/Slider.layer.css'
import { LEVEL_RANGES } from '@tendertap/domain/matching/levels'
import { useId } from 'react'
import { useTexts } from '../../i18n/texts.ts'

interface MinScoreFieldProps {
  value: number
  onChange(value: number): void
}

/** The percent from which a lot matches: by eye on the slider, or exactly in the field. */
export function MinScoreField({ value, onChange }: MinScoreFieldProps) {
  const texts = useTexts('interests').form
  const id = useId()
  return (
    <Input.Wrapper label={texts.minScore} description={texts.minScoreHint} labelProps={{ htmlFor: id }}>
      <Group gap="lg" wrap="nowrap" align="center">
        <Slider
          flex={1}
          my="md"
          mx="sm"
          label={null}
          thumbLabel={texts.minScore}
          marks={[{ value: LEVEL_RANGES.medium[0] }, { value: LEVEL_RANGES.high[0] }]}
          value={value}
          onChange={onChange}
        />
        <NumberInput
          id={id}
          w={92}
          min={0}
          max={100}
          decimalScale={0}
          clampBehavior="strict"
          suffix=" %"
          hideControls
          value={value}
          onChange={(typed) => onChange(Number(typed) || 0)}
        />
      </Group>
    </Input.Wrapper>
  )
}
