import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { Checklist } from '../lots/filter/Checklist.tsx'

interface CompanyListFieldProps {
  chosen: readonly string[]
  onChange(ids: string[]): void
}

/** The company lists of the workspace; a chosen one stands for all customers in it. */
export function CompanyListField({ chosen, onChange }: CompanyListFieldProps) {
  const texts = useTexts('interests').form
  const lists = useQuery({
    queryKey: ['companies/getCompanyList', {}],
    queryFn: ({ signal }) => send('companies/getCompanyList', {}, { signal }),
  })
  if (lists.isLoadingError) return <ErrorState title={texts.listsFailed} query={lists} />
  if (!lists.data) return <SkeletonRows count={2} height={24} />
  if (lists.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.noLists}
      </Text>
    )
  }
  return (
    <Checklist
      label={texts.companyLists}
      options={lists.data.map(({ id, name, companies }) => ({
        value: id,
        text: (
          <>
            <SourceText text={name} language={guessLanguage(name)} asWritten /> · {formatNumber(companies.length)}
          </>
        ),
        count: null,
      }))}
      chosen={chosen}
      isExact
      onChange={onChange}
    />
  )
}
