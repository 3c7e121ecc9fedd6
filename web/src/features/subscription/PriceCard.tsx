import { Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { formatTenge } from '@tendertap/domain/money'
import { DURATIONS, calculatePrice, TARIFFS, type Duration, type Tariff } from '@tendertap/domain/subscription/plans'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './PriceCard.module.css'

interface PriceCardProps {
  tariff: Tariff
  isSending: boolean
  /** why this person cannot select it; null: they can */
  reason: string | null
  onSelect(months: Duration): void
}

/** All four terms with their figures; the person can request one of them (ours). */
export function PriceCard({ tariff, isSending, reason, onSelect }: PriceCardProps) {
  const { tariffs: texts } = useTexts('subscription')
  const [months, setMonths] = useState<Duration>(12)
  const id = useId()
  const { users, filters } = TARIFFS[tariff]
  return (
    <article aria-labelledby={id}>
      <Panel>
        <Stack gap="md">
          <Heading level={3} look="panel" id={id}>
            {texts.names[tariff]}
          </Heading>
          <ul className={classes.includes}>
            {[texts.users(users), texts.filters(filters)].map((text) => (
              <li key={text}>
                <IconCheck size={16} stroke={2} color="var(--good)" aria-hidden /> {text}
              </li>
            ))}
          </ul>
          <fieldset className={classes.terms} disabled={reason !== null}>
            <legend className="visually-hidden">{texts.terms}</legend>
            {DURATIONS.map((duration) => (
              <Term
                key={duration}
                tariff={tariff}
                months={duration}
                name={id}
                isChosen={duration === months}
                onChoose={() => setMonths(duration)}
              />
            ))}
          </fieldset>
          <ButtonWithReason
            fullWidth
            variant={tariff === 'extended' ? 'filled' : 'default'}
            loading={isSending}
            reason={reason}
            onClick={() => onSelect(months)}
          >
            {texts.select(formatTenge(calculatePrice(tariff, months).total))}
          </ButtonWithReason>
        </Stack>
      </Panel>
    </article>
  )
}

interface TermProps {
  tariff: Tariff
  months: Duration
  /** of the group */
  name: string
  isChosen: boolean
  onChoose(): void
}

function Term({ tariff, months, name, isChosen, onChoose }: TermProps) {
  const { months: inMonths, tariffs: texts } = useTexts('subscription')
  const { discountPercent, perMonth, total } = calculatePrice(tariff, months)
  return (
    <label className={classes.term}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={classes.months}>
        {inMonths(months)}
        {discountPercent > 0 && <Chip tone="good">{texts.discount(discountPercent)}</Chip>}
      </span>
      <span className={classes.total}>{formatTenge(total)}</span>
      <span className={classes.perMonth}>{texts.perMonth(formatTenge(perMonth))}</span>
    </label>
  )
}
