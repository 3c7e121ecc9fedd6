import { Group, Stack } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { parseKeyword } from '@tendertap/domain/interests/keywords'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { Fragment, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useGroupValues } from '../lots/filter/use-group-values.tsx'
import { ClassName } from './ClassName.tsx'
import { toFields } from './interest-form.ts'
import { KeywordText } from './KeywordField.tsx'
import type { Interest } from './use-interests.ts'

// of the customers chosen one by one; the dialog shows all of them
const NAMED_COMPANIES = 4

/** Everything a profile says (spec 2 §2). */
export function InterestFacts({ interest }: { interest: Interest }) {
  const all = useTexts('interests')
  const texts = all.facts
  const { groups, andMore } = useTexts('lot-filter')
  const { filter } = toFields(interest)
  const listValues = useGroupValues(filter)
  const join = (values: readonly ReactNode[]) =>
    values.length === 0
      ? null
      : values.map((value, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- values have no identity but their place
          <Fragment key={index}>
            {index > 0 && ', '}
            {value}
          </Fragment>
        ))
  const group = (name: 'statuses' | 'methods' | 'regions' | 'price' | 'sources') => ({
    label: groups[name],
    value: join(listValues(name)),
    absent: texts.any,
  })
  const companies = listValues('companies')
  const rest = companies.length - NAMED_COMPANIES
  const { keywords, description, ensTru, companiesLists, minScore, scoring } = interest
  return (
    <Stack gap="lg">
      {keywords.length > 0 && (
        <LabelledPart label={all.form.keywords}>
          <Group component="ul" gap="sm">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Chip tone={parseKeyword(keyword)?.isExcluded ? 'bad' : 'plain'}>
                  <KeywordText keyword={keyword} />
                </Chip>
              </li>
            ))}
          </Group>
        </LabelledPart>
      )}
      {description && (
        <LabelledPart label={all.form.description}>
          <SourceText text={description} language={guessLanguage(description)} asWritten />
        </LabelledPart>
      )}
      {ensTru.length > 0 && (
        <LabelledPart label={interest.filter.onlyEnsTru ? texts.onlyClasses : texts.classes}>
          <Group component="ul" gap="sm">
            {ensTru.map((one) => (
              <li key={one.code}>
                <Chip>
                  <ClassName ensTruClass={one} />
                </Chip>
              </li>
            ))}
          </Group>
        </LabelledPart>
      )}
      <Facts
        layout="grid"
        facts={[
          { label: texts.minScore, value: texts.percent(formatNumber(minScore)) },
          group('statuses'),
          group('methods'),
          {
            label: texts.companyLists,
            value: join(
              companiesLists.map(({ id, name }) => (
                <SourceText key={id} text={name} language={guessLanguage(name)} asWritten />
              )),
            ),
            absent: texts.none,
          },
          companies.length > 0 && {
            label: groups.companies,
            value: (
              <>
                {join(companies.slice(0, NAMED_COMPANIES))}
                {rest > 0 && ` ${andMore(rest)}`}
              </>
            ),
          },
          group('regions'),
          group('price'),
          group('sources'),
          scoring.finishedAt !== null && { label: texts.scoredAt, value: formatDateTime(scoring.finishedAt) },
        ]}
      />
    </Stack>
  )
}

/** What is too wide for a column. */
function LabelledPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={3} look="label">
        {label}
      </Heading>
      <div>{children}</div>
    </Stack>
  )
}
