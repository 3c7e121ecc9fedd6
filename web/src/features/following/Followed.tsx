import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pickLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { FilterLink } from '../lots/facts/FilterLink.tsx'
import { useFollowChange, useFollowing } from './use-following.ts'
import classes from './Followed.module.css'

/** The customers and tenders that the person follows. */
export function Followed() {
  const texts = useTexts('following')
  const language = useLanguage()
  const { data } = useFollowing()
  const { change } = useFollowChange()
  if (!data) return null
  const { customers, tenders } = data
  const isEmpty = customers.length + tenders.length === 0
  const pickName = ({ nameRu: ru, nameKz: kz, nameEn: en }: (typeof customers)[number]) => {
    const picked = pickLanguage({ ru, kz, en }, language)
    return picked && { text: { ru, kz, en }[picked] ?? '', language: picked }
  }
  return (
    <section className={classes.followed} aria-label={texts.title}>
      <Heading level={3} look="section">
        {texts.title}
      </Heading>
      {isEmpty && <Text c="dimmed">{texts.empty}</Text>}
      <ul className={classes.list}>
        {customers.map((customer) => {
          const name = pickName(customer)
          return (
            <Item
              key={customer.id}
              kind={texts.customer}
              onEnd={() => change('following/unfollowCustomer', { customerId: customer.id })}
            >
              <FilterLink filter={customer.nameRu ? { companies: [customer.nameRu] } : null}>
                {name && <SourceText {...name} />}
              </FilterLink>
            </Item>
          )
        })}
        {tenders.map((tender) => {
          const name = pickName(tender)
          return (
            <Item
              key={tender.id}
              kind={texts.tender}
              onEnd={() => change('following/unfollowTender', { tenderId: tender.id })}
            >
              <Link to="/tender/$id" params={{ id: String(tender.id) }}>
                <SourceText {...(name ?? { text: tender.code, language: null })} />
              </Link>
            </Item>
          )
        })}
      </ul>
    </section>
  )
}

function Item({ kind, onEnd, children }: { kind: string; onEnd(): void; children: ReactNode }) {
  const texts = useTexts('following')
  return (
    <li className={classes.item}>
      <span>{children}</span>
      <Text component="span" size="sm" c="dimmed">
        {kind} · <TextButton onClick={onEnd}>{texts.unfollow}</TextButton>
      </Text>
    </li>
  )
}
