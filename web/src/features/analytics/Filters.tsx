import { Box, Button, Group } from '@mantine/core'
import { DIVISIONS } from '@tendertap/domain/lots/ens-tru-divisions'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { REGIONS } from '@tendertap/domain/lots/regions'
import { PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { NO_FILTER, PERIODS, type AnalyticsParams, type MarketFilter } from './market-filter.ts'
import { useNames } from './names.ts'

export interface FiltersProps {
  params: AnalyticsParams
  onChange(changes: Partial<AnalyticsParams>): unknown
  /** besides the period, in their order */
  fields: readonly Exclude<keyof MarketFilter, 'months'>[]
  /** at the end of the line */
  actions?: ReactNode
  /** before them: fields of the screen's own */
  children?: ReactNode
  /** what those fields hold when they are empty */
  emptied?: Partial<AnalyticsParams>
}

/** What the figures are limited to. */
export function Filters({ params, onChange, fields, actions, children, emptied }: FiltersProps) {
  const texts = useTexts('analytics').filters
  const names = useNames()
  const language = useLanguage()
  const byName = (one: { text: string }, other: { text: string }) => one.text.localeCompare(other.text, language)
  const choices = {
    source: SOURCES.map((value) => ({ value, text: names.source(value).text })),
    division: DIVISIONS.map(({ code, name }) => ({ value: code, text: `${code} ${name[language]}` })),
    // some regions have the same name in every language
    region: REGIONS.map(({ code, name }) => ({ value: code, text: name[language], isSource: true })).toSorted(byName),
    method: PURCHASE_METHODS.map((value) => ({ value, text: names.method(value).text })).toSorted(byName),
  }
  const any = {
    source: texts.anySource,
    division: texts.anyDivision,
    region: texts.anyRegion,
    method: texts.anyMethod,
  }
  // what another tab or the list is limited to is left alone
  const shown = { months: NO_FILTER.months, ...Object.fromEntries(fields.map((field) => [field, ''])) }
  const none: Partial<AnalyticsParams> = { ...shown, ...emptied }
  const used = Object.entries(none).some(([name, value]) => params[name as keyof AnalyticsParams] !== value)
  return (
    <Group component="search" aria-label={texts.label} gap="md" align="end">
      {children}
      <Box flex="1 1 140px" miw={0} maw={fields.length === 0 ? 240 : undefined}>
        <SelectField
          label={texts.period}
          value={String(params.months)}
          choices={PERIODS.map((months) => ({ value: String(months), text: texts.months(months) }))}
          onChange={(months) => void onChange({ months: Number(months) })}
        />
      </Box>
      {fields.map((field) => (
        <Box key={field} flex="1 1 140px" miw={0}>
          <SelectField
            label={texts[field]}
            value={params[field]}
            choices={[{ value: '', text: any[field] }, ...choices[field]]}
            onChange={(value) => void onChange({ [field]: value })}
          />
        </Box>
      ))}
      {used && (
        <Button variant="default" onClick={() => void onChange(none)}>
          {texts.reset}
        </Button>
      )}
      {actions && <Box ml="auto">{actions}</Box>}
    </Group>
  )
}
