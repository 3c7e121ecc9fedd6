import { Group, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { CompanyOptions } from './CompanyOptions.tsx'
import { buildCompanyRows } from './company-rows.ts'
import { companiesFit } from './filter-search-params.ts'
import type { FilterProps } from './filter-props.ts'
import { useCompanies } from './use-companies.ts'

const NO_COMPANIES: readonly string[] = []

interface CompanyPickerProps extends FilterProps {
  /** its title stands above it already */
  isWithoutTitle?: boolean
  /** the choice is not kept in the address of the page */
  isUnlimited?: boolean
}

/** spec 2 §2: the company checklist, grouped by first letter. */
export function CompanyPicker({ filter, onChange, isWithoutTitle = false, isUnlimited = false }: CompanyPickerProps) {
  const texts = useTexts('lot-filter')
  const headingId = useId()
  const companies = useCompanies()
  const [isFull, setFull] = useState(false)
  const chosen = filter.companies ?? NO_COMPANIES

  const choose = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]
    const fits = isUnlimited || next.length < chosen.length || companiesFit(next)
    setFull(!fits)
    if (fits) void onChange({ companies: next })
  }
  const clear = () => {
    setFull(false)
    void onChange({ companies: [] })
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby={headingId}>
      <Group gap="md">
        {isWithoutTitle ? (
          <span className="visually-hidden" id={headingId}>
            {texts.groups.companies}
          </span>
        ) : (
          <Heading level={3} look="section" id={headingId}>
            {texts.groups.companies}
          </Heading>
        )}
        {chosen.length > 0 && (
          <>
            <Text size="sm" c="dimmed" ml="auto">
              {texts.companies.chosen(chosen.length)}
            </Text>
            <TextButton onClick={clear}>{texts.companies.clear}</TextButton>
          </>
        )}
      </Group>
      {companies.data ? (
        <FoundCompanies groups={companies.data} chosen={chosen} onChoose={choose} />
      ) : companies.isError ? (
        <ErrorState title={texts.companies.failed} query={companies} />
      ) : (
        <SkeletonRows count={6} height={24} />
      )}
      {isFull && <Notice tone="warn">{texts.companies.full}</Notice>}
    </Stack>
  )
}

interface FoundCompaniesProps {
  groups: readonly LetterGroup[]
  chosen: readonly string[]
  onChoose(name: string): void
}

function FoundCompanies({ groups, chosen, onChoose }: FoundCompaniesProps) {
  const texts = useTexts('lot-filter').companies
  const [typed, setTyped] = useState('')
  const searchWords = useDeferredValue(typed)
  const rows = useMemo(() => buildCompanyRows(groups, searchWords), [groups, searchWords])
  return (
    <>
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {rows.length === 0 ? (
        <EmptyState title={groups.length === 0 ? texts.empty : texts.none} />
      ) : (
        <CompanyOptions key={searchWords} rows={rows} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  )
}
