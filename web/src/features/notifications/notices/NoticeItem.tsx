import { Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { formatTime } from '@tendertap/domain/clock'
import { pickLanguage } from '@tendertap/domain/languages'
import type { MouseEvent, ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { findLook } from './notice-looks.ts'
import type { Notice } from './use-notices.ts'
import { useLookedAt } from './use-seen-notices.ts'
import classes from './NoticeFeed.module.css'

interface NoticeItemProps {
  notice: Notice
  /** unread, or read since the feed was opened */
  isNew: boolean
  onLooked(id: string): void
  onLeave(): void
}

/** What happened, to which lot, when; all of it leads to the page on which the person can act on it. */
export function NoticeItem({ notice, isNew, onLooked, onLeave }: NoticeItemProps) {
  const texts = useTexts('notices')
  const { id, kind, category, says, at, isRead, lot, page } = notice
  const element = useLookedAt(!isRead, () => onLooked(id))
  const { icon: KindIcon, tone } = findLook(kind, category)
  // written in the language of the page, around names and words of others
  const said = <SourceText text={says} language={null} asWritten />
  return (
    <li ref={element} className={classes.item} data-new={isNew || undefined} data-kind={kind}>
      <KindIcon size={20} stroke={1.7} color={`var(--${tone})`} aria-hidden />
      <Stack gap={2}>
        <Text fw={isNew ? 600 : 400}>
          {isNew && <span className="visually-hidden">{texts.isNew} </span>}
          {lot ? (
            said
          ) : (
            <PageLink page={page} onLeave={onLeave}>
              {said}
            </PageLink>
          )}
        </Text>
        {lot && (
          <PageLink page={page} onLeave={onLeave}>
            <LotName lot={lot} />
          </PageLink>
        )}
        <MetaLine
          items={[
            <time key="time" dateTime={at}>
              {formatTime(at)}
            </time>,
            lot && <SourceText key="code" text={lot.tenderCode} language={null} />,
          ]}
        />
      </Stack>
      {isNew && <span className={classes.dot} aria-hidden />}
    </li>
  )
}

function LotName({ lot }: { lot: NonNullable<Notice['lot']> }) {
  const language = useLanguage()
  const names = { ru: lot.nameRu, kz: lot.nameKz, en: lot.nameEn }
  const picked = pickLanguage(names, language)
  return (
    <SourceText
      text={(picked && names[picked]) ?? lot.tenderCode}
      language={picked}
      className={`clamp ${classes.name}`}
    />
  )
}

interface PageLinkProps {
  page: string
  onLeave(): void
  children: ReactNode
}

/** The server says which page; a click with a key held opens it in a new tab as usual. */
function PageLink({ page, onLeave, children }: PageLinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onLeave()
    router.history.push(page)
  }
  return (
    <a className="whole-line" href={page} onClick={follow}>
      {children}
    </a>
  )
}
