import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { readLastList } from '../../lib/last-list.ts'
import { BackLink } from '../../ui/page/BackLink.tsx'
import { Page } from '../../ui/page/Page.tsx'

/** The page of a tender, whether it is there or not, with the way back to the list it was opened from. */
export function TenderFrame(props: Omit<ComponentProps<typeof Page>, 'back'>) {
  const { tabs } = useTexts('account')
  const router = useRouter()
  const list = readLastList()
  const opened = Object.entries(tabs).find(([tab]) => list.startsWith(`/${tab}`))?.[1] ?? tabs['all-lots']
  return (
    <Page
      {...props}
      back={
        <BackLink href={list} onFollow={(href) => router.history.push(href)}>
          {opened.title}
        </BackLink>
      }
    />
  )
}
