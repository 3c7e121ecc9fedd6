import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { findErrorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ListMessage } from '../../../ui/list/ListMessage.tsx'
import { CompanyOptions } from './CompanyOptions.tsx'
import { buildCompanyRows } from './company-rows.ts'
import { companiesFit } from './filter-search-params.ts'
import type { FilterProps } from './filter-props.ts'
import { useCompanies } from './use-companies.ts'
import classes from './CompanyPicker.module.css'

const NO_COMPANIES: readonly string[] = []

/** spec 2 §2: the company checklist, grouped by first letter. */
export function CompanyPicker({ filter, onChange }: FilterProps) {
  const texts = useTexts('lot-filter')
  const retry = useTexts('lots').retry
  const headingId = useId()
  const companies = useCompanies()
  const [isFull, setFull] = useState(false)
  const chosen = filter.companies ?? NO_COMPANIES

  const choose = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]
    const fits = next.length < chosen.length || companiesFit(next)
    setFull(!fits)
    if (fits) void onChange({ companies: next })
  }
  const clear = () => {
    setFull(false)
    void onChange({ companies: [] })
  }
  return (
    <section className={classes.picker} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.title}>
          {texts.groups.companies}
        </h3>
        {chosen.length > 0 && (
          <>
            <span className={classes.chosen}>{texts.companies.chosen(chosen.length)}</span>
            <button type="button" className={classes.clear} onClick={clear}>
              {texts.companies.clear}
            </button>
          </>
        )}
      </div>
      {companies.isError ? (
        <div className={classes.box}>
          <ListMessage
            isError
            title={texts.companies.failed}
            text={findErrorText(companies.error)}
            action={
              <Button variant="default" loading={companies.isFetching} onClick={() => void companies.refetch()}>
                {retry}
              </Button>
            }
          />
        </div>
      ) : companies.data ? (
        <FoundCompanies groups={companies.data} chosen={chosen} onChoose={choose} />
      ) : (
        <div className={classes.box} aria-hidden>
          {[62, 84, 71, 90, 58, 77].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} m={13} />
          ))}
        </div>
      )}
      {isFull && (
        <p className={classes.full} role="alert">
          {texts.companies.full}
        </p>
      )}
    </section>
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
        <div className={classes.box}>
          <ListMessage title={groups.length === 0 ? texts.empty : texts.none} />
        </div>
      ) : (
        <CompanyOptions key={searchWords} rows={rows} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  )
}
