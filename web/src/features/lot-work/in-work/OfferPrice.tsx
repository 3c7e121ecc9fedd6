import { Button, Group, NumberInput, Text } from '@mantine/core'
import { decide, findNotice } from '@tendertap/domain/lot-work/workflow'
import { findPriceWarning, formatTenge, isPositive } from '@tendertap/domain/money'
import { useState, type SubmitEvent } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { QuietNotice } from '../../../ui/QuietNotice.tsx'
import { LotSlot } from '../../lots/slots/LotSlot.tsx'
import { useMe } from '../../session/current-session.ts'
import { CardSection } from './CardSection.tsx'
import { PlannedShare } from './PlannedShare.tsx'
import { useAsk } from './steps/ask-context.ts'
import { toWorkFacts, type WorkedLot } from './work-facts.ts'

/** The manager sets the price, once and for good; everybody else reads it. */
export function OfferPrice({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').price
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const facts = toWorkFacts(about)
  const notice = findNotice('setOfferPrice', facts, roles, now)
  const { offerPrice } = about.work
  return (
    <CardSection title={texts.title}>
      {offerPrice !== null ? (
        <div>
          <Text fw={650} fz="xl">
            {formatTenge(offerPrice)}
          </Text>
          <PlannedShare offer={offerPrice} planned={about.lot.amount} />
          <Text size="sm" c="dimmed">
            {texts.final}
          </Text>
        </div>
      ) : decide('setOfferPrice', facts, roles, now).allowed ? (
        <>
          <PriceForm about={about} />
          <LotSlot name="price" lot={about.lot} />
        </>
      ) : (
        <>
          <Text c="dimmed">{texts.notSent}</Text>
          {notice && <QuietNotice>{errors[notice]}</QuietNotice>}
        </>
      )}
    </CardSection>
  )
}

function PriceForm({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').price
  const { ask, isPriceLocked } = useAsk()
  const [typed, setTyped] = useState('')
  const warning = isPositive(typed) ? findPriceWarning(typed, about.lot.amount) : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPositive(typed)) ask({ step: 'setOfferPrice', about, offerPrice: typed })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="end">
        <NumberInput
          flex="1 1 180px"
          label={texts.label}
          thousandSeparator={'\u00A0'}
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          decimalScale={2}
          maxLength={24}
          allowNegative={false}
          hideControls
          autoComplete="off"
          onValueChange={({ value }) => setTyped(value)}
        />
        <Button type="submit" disabled={!isPositive(typed) || isPriceLocked(about.lot.id)}>
          {texts.send}
        </Button>
      </Group>
      {isPositive(typed) && <PlannedShare offer={typed} planned={about.lot.amount} />}
      {warning && (
        <Text size="sm" c="var(--warn)" role="status">
          {texts.warnings[warning]}
        </Text>
      )}
    </form>
  )
}
