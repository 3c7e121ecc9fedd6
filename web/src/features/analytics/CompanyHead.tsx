import { Group, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Heading } from '../../ui/Heading.tsx'
import { BackLink } from '../../ui/page/BackLink.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { closeCard } from './market-filter.ts'
import { useNames } from './names.ts'
import type { Company } from './use-analytics.ts'

interface CompanyHeadProps {
  /** the list it was opened from */
  list: { path: '/analytics/customers' | '/analytics/competitors'; name: string }
  /** what the company is here */
  kind: string
  /** undefined until it is known */
  company: Company | undefined
  /** beside its BIN */
  actions?: ReactNode
}

/** Whose card it is, and the way back to the list. */
export function CompanyHead({ list, kind, company, actions }: CompanyHeadProps) {
  const texts = useTexts('analytics')
  const names = useNames()
  const router = useRouter()
  const name = company && names.company(company)
  // a name is in the language that the portal gives it in, and a title in that of the page
  usePageTitle(company?.bin ? `${kind}, ${texts.bin(company.bin)}` : kind)
  const search = router.options.stringifySearch(closeCard(router.state.location.search))
  return (
    <Stack gap="sm">
      <BackLink href={`${list.path}${search}`} onFollow={(href) => router.history.push(href)}>
        {list.name}
      </BackLink>
      {name && (
        <div>
          <Heading level={2} look="page">
            <SourceText {...name} />
          </Heading>
          <Group gap="md">
            {company.bin && <Text c="dimmed">{texts.bin(company.bin)}</Text>}
            {actions}
          </Group>
        </div>
      )}
    </Stack>
  )
}
