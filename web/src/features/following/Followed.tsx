import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pickLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { openSnackbar } from '../../ui/snackbars/snackbars.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { FilterLink } from '../lots/facts/FilterLink.tsx'
import { useFollowChange, useFollowing } from './use-following.ts'
import classes from './Followed.module.css'

/** The customers and tenders that the person follows. */
export function Followed({ onLeave }: { onLeave(): void }) {
  const texts = useTexts('following')
  const language = useLanguage()
  const query = useFollowing()
  const { change } = useFollowChange()
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />
  if (!query.data) return null
  const { customers, tenders } = query.data
  const isEmpty = customers.length + tenders.length === 0
  const pickName = ({ nameRu: ru, nameKz: kz, nameEn: en }: (typeof customers)[number]) => {
    const picked = pickLanguage({ ru, kz, en }, language)
    return picked && { text: { ru, kz, en }[picked] ?? '', language: picked }
  }
  const offerUndo = (undo: (() => void) | null) =>
    openSnackbar('success', texts.ended, undo && { text: texts.undo, run: undo })
  const endCustomer = ({ id, nameRu: name }: (typeof customers)[number]) =>
    change('following/unfollowCustomer', { customerId: id }, () =>
      offerUndo(name === null ? null : () => change('following/followCustomer', { name })),
    )
  const endTender = ({ id: tenderId }: (typeof tenders)[number]) =>
    change('following/unfollowTender', { tenderId }, () =>
      offerUndo(() => change('following/followTender', { tenderId })),
    )
  return (
    <section className={classes.followed} aria-label={texts.title}>
      <Heading level={3} look="section">
        {texts.title}
      </Heading>
      {isEmpty && <Text c="dimmed">{texts.empty}</Text>}
      <ul className={classes.list}>
        {customers.map((customer) => {
          const name = pickName(customer)
          const shown = name && <SourceText {...name} />
          return (
            <Item key={customer.id} kind={texts.customer} name={shown} onEnd={() => endCustomer(customer)}>
              <FilterLink filter={customer.nameRu ? { companies: [customer.nameRu] } : null} onFollow={onLeave}>
                {shown}
              </FilterLink>
            </Item>
          )
        })}
        {tenders.map((tender) => {
          const shown = <SourceText {...(pickName(tender) ?? { text: tender.code, language: null })} />
          return (
            <Item key={tender.id} kind={texts.tender} name={shown} onEnd={() => endTender(tender)}>
              <Link to="/tender/$id" params={{ id: String(tender.id) }}>
                {shown}
              </Link>
            </Item>
          )
        })}
      </ul>
    </section>
  )
}

interface ItemProps {
  kind: string
  name: ReactNode
  onEnd(): void
  children: ReactNode
}

function Item({ kind, name, onEnd, children }: ItemProps) {
  const texts = useTexts('following')
  return (
    <li className={classes.item}>
      <span>{children}</span>
      <Text component="span" size="sm" c="dimmed">
        {kind} ·{' '}
        <TextButton onClick={onEnd}>
          {texts.unfollow}
          <span className="visually-hidden">: {name}</span>
        </TextButton>
      </Text>
    </li>
  )
}
