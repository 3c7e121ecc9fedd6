import { Select, Text } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useNames } from './names.ts'
import { useAnalytics, type Company } from './use-analytics.ts'
import { useParams } from './use-params.ts'

interface CustomerFieldProps {
  value: number | null
  /** null until it is known */
  company: Company | null
  onChange(customer: number | null): unknown
}

/** A customer, found by a part of its name or by its BIN; the largest ones are offered first. */
export function CustomerField({ value, company, onChange }: CustomerFieldProps) {
  const texts = useTexts('analytics')
  const names = useNames()
  const { period } = useParams()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const nameOf = (one: Company) => names.company(one).text
  const chosen = company !== null && company.id === value ? company : null
  const search = useDebouncedValue(chosen && typed === nameOf(chosen) ? '' : typed.trim(), 300)[0]
  const customers = useAnalytics('analytics/getCustomers', { ...period, search, page: 1, limit: 10 }, isOpen)
  const found = customers.data?.data.map((line) => line.company) ?? []
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [...found, chosen] : found
  return (
    <Select
      label={texts.filters.customer}
      placeholder={texts.filters.anyCustomer}
      searchable
      clearable
      // also for the keyboard and for a screen reader
      clearButtonProps={{
        'aria-label': texts.filters.remove(texts.filters.customer),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      maxLength={200}
      autoComplete="off"
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      // the server has searched
      filter={({ options }) => options}
      data={offered.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
      renderOption={({ option }) => {
        const one = offered.find(({ id }) => String(id) === option.value)
        return one && <CustomerOption company={one} />
      }}
      nothingFoundMessage={
        customers.isLoadingError ? texts.filters.customersFailed : customers.data && texts.filters.noCustomer
      }
      value={value === null ? null : String(value)}
      onChange={(picked) => void onChange(picked === null ? null : Number(picked))}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  )
}

function CustomerOption({ company }: { company: Company }) {
  const texts = useTexts('analytics')
  const names = useNames()
  return (
    <div>
      <SourceText {...names.company(company)} />
      {company.bin && (
        <Text size="sm" c="dimmed">
          {texts.bin(company.bin)}
        </Text>
      )}
    </div>
  )
}
