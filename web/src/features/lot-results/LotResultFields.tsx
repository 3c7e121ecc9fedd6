import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { AmountField } from './AmountField.tsx'
import { LossReasonField } from './LossReasonField.tsx'
import { isOurs } from './lot-result-form.ts'
import { getKnownWork, type LotFields } from './tender-result-form.ts'
import { useOwnCompany } from './use-own-company.ts'
import { WinnerField } from './WinnerField.tsx'

interface LotResultFieldsProps {
  lot: Lot
  fields: LotFields
  /** null until the form was sent in vain */
  errors: { winnerCompany: string | null; finalAmount: string | null } | null
  /** false: the amount of the only lot is that of the tender */
  hasAmount: boolean
  onChange(changes: Partial<LotFields>): void
}

/** The result of one of the tender's lots. */
export function LotResultFields({ lot, fields, errors, hasAmount, onChange }: LotResultFieldsProps) {
  const texts = useTexts('results').form
  const own = useOwnCompany()
  const id = useId()
  const won = isOurs(fields, getKnownWork(lot), own)
  const isWrong = errors !== null && (errors.winnerCompany !== null || errors.finalAmount !== null)
  return (
    <Stack gap="xs" role="group" aria-labelledby={id} data-lot={lot.id}>
      <Text id={id} fw={550} style={{ overflowWrap: 'anywhere' }}>
        <SourceText {...pickLotName(lot, useLanguage())} />{' '}
        <MetaLine items={[<SourceText key="number" text={lot.contractNumber ?? ''} language={null} />]} />
      </Text>
      <Group gap="sm" align="start">
        <TextInput
          flex="1 1 220px"
          label={texts.winner}
          value={fields.winnerCompany}
          error={errors?.winnerCompany}
          maxLength={1000}
          autoComplete="off"
          {...(isWrong && { 'data-path': 'lots' })}
          onChange={(event) => onChange({ winnerCompany: event.currentTarget.value, winner: null })}
        />
        {hasAmount && (
          <AmountField
            flex="1 1 160px"
            label={texts.amount}
            value={fields.finalAmount}
            isApplicable
            required={false}
            error={errors?.finalAmount}
            onChange={(event) => onChange({ finalAmount: event.currentTarget.value })}
          />
        )}
      </Group>
      {won !== null && <WinnerField isOurs={won} onChange={(winner) => onChange({ winner })} />}
      {won === false && (
        <LossReasonField value={fields.lossReason} onChange={(lossReason) => onChange({ lossReason })} />
      )}
    </Stack>
  )
}
