import { TextInput } from '@mantine/core'
import { FILTER_GROUPS } from '@tendertap/domain/lots/filter'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { isReversed, readPrice, readWholeNumber } from './field-values.ts'
import type { FilterProps } from './filter-props.ts'
import { RangeField } from './RangeField.tsx'

const READ = { price: readPrice, lotsCount: readWholeNumber }

const toNumber = (value: number | string | null | undefined) =>
  value === null || value === undefined ? null : Number(value)

interface NumberRangeProps extends FilterProps {
  group: 'price' | 'lotsCount'
}

export function NumberRange({ group, filter, onChange }: NumberRangeProps) {
  const texts = useTexts('lot-filter')
  const label = group === 'price' ? texts.priceInTenge : texts.groups[group]
  const [from, to] = FILTER_GROUPS[group]
  const isWrong = isReversed(toNumber(filter[from]), toNumber(filter[to]))
  const end = (field: typeof from | typeof to, word: string) => (
    <NumberEnd
      label={`${label} ${word}`}
      word={word}
      value={toNumber(filter[field])}
      read={READ[group]}
      isWrong={isWrong}
      onChange={(value) => onChange({ [field]: value }, true)}
    />
  )
  return (
    <RangeField label={label} error={isWrong ? texts.reversed : null}>
      {end(from, texts.from)}
      {end(to, texts.to)}
    </RangeField>
  )
}

interface NumberEndProps {
  label: string
  /** 'от' */
  word: string
  value: number | null
  read(text: string): number | null | undefined
  isWrong: boolean
  onChange(value: number | null): unknown
}

function NumberEnd({ label, word, value, read, isWrong, onChange }: NumberEndProps) {
  const { notNumber } = useTexts('lot-filter')
  const draft = useDraft<number | null>({
    value,
    show: (number) => (number === null ? '' : formatNumber(number)),
    read,
    commit: onChange,
  })
  return (
    <TextInput
      aria-label={label}
      placeholder={word}
      inputMode="decimal"
      autoComplete="off"
      error={draft.isInvalid ? notNumber : isWrong}
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.settle()
      }}
      onBlur={draft.leave}
    />
  )
}
