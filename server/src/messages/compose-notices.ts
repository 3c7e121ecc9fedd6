// Writes one message about one notice or several, in the person's language, for any channel.
import { formatDateTime } from '@tendertap/domain/clock'
import { pickText, type Language } from '@tendertap/domain/languages'
import { formatTenge } from '@tendertap/domain/money'
import type { Category } from '@tendertap/domain/notifications/categories'
import type { LotNotice, NoticeFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import { NOTICES, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { CATEGORY_PAGES, findPage } from '@tendertap/domain/notifications/pages'
import type { Role } from '@tendertap/domain/roles'
import { NOTICE_TEXTS, sayNotice } from '@tendertap/domain/notifications/texts/all'
import type { MessageGroup, MessageItem, MessageText } from './kind.ts'
import { shorten, toOneLine } from './one-line.ts'

export interface NoticeToTell {
  kind: NoticeKind
  facts: NoticeFacts[NoticeKind]
}

export interface ComposedNotices {
  text: MessageText
  /** where the button leads */
  url: string | null
}

/** The order in which a letter tells them. */
const GROUPS: readonly Category[] = ['new_suitable_tenders', 'tender_status_changes', 'crm', 'system']
const TITLE_LENGTH = 160
const SAYS_LENGTH = 300

/** For whom a message is written. */
export interface NoticeForm {
  language: Language
  publicUrl: string
  /** of the person: a link leads to a page that they may open */
  roles: readonly Role[]
  /** so many things are listed, the others are counted */
  lines: number
}

export function composeNotices(notices: readonly NoticeToTell[], form: NoticeForm): ComposedNotices {
  const { language } = form
  const texts = NOTICE_TEXTS[language]
  const [only] = notices
  if (only && notices.length === 1) {
    const item = toItem(only, form)
    const subject = item.says === undefined ? item.title : `${item.says} · ${item.title}`
    return { text: { subject, paragraphs: [], groups: [{ items: [item] }], button: texts.open }, url: item.url }
  }
  const byCategory = Map.groupBy(notices, ({ kind }): Category => NOTICES[kind].category)
  const told = GROUPS.flatMap((category) => {
    const ofCategory = byCategory.get(category) ?? []
    return ofCategory.length > 0 ? [{ category, ofCategory }] : []
  })
  const lines = Math.max(1, Math.floor(form.lines / told.length))
  return {
    text: {
      subject: told.map(({ category, ofCategory }) => `${texts.groups[category]}: ${ofCategory.length}`).join(', '),
      paragraphs: [],
      groups: told.map(({ category, ofCategory }) => toGroup(category, ofCategory, { ...form, lines })),
    },
    url: null,
  }
}

function toGroup(category: Category, notices: readonly NoticeToTell[], form: NoticeForm): MessageGroup {
  const { language, publicUrl, lines } = form
  const { groups, seeMore } = NOTICE_TEXTS[language]
  const rest = notices.length - lines
  return {
    heading: groups[category],
    items: notices.slice(0, lines).map((notice) => toItem(notice, form)),
    ...(rest > 0 && { more: { text: seeMore(rest), url: new URL(CATEGORY_PAGES[category], publicUrl).href } }),
  }
}

function toItem({ kind, facts }: NoticeToTell, { language, publicUrl, roles }: NoticeForm): MessageItem {
  const { lot } = facts as Partial<LotNotice>
  const says = shorten(toOneLine(sayNotice(kind, facts, language)), SAYS_LENGTH)
  const url = new URL(findPage(kind, facts, roles), publicUrl).href
  if (!lot) return { title: says, about: [], url }
  return { ...describeLot(lot, language), says, url }
}

/** A lot as a message names it: its name, and its customer, amount and deadline in a line. */
export function describeLot(lot: NoticeLot, language: Language): Pick<MessageItem, 'title' | 'about'> {
  const { until } = NOTICE_TEXTS[language]
  const customer = lot.customer && pickText(lot.customer, language)
  return {
    title: shorten(toOneLine(pickText(lot.name, language) ?? lot.tenderCode), TITLE_LENGTH),
    about: [
      ...(customer ? [shorten(toOneLine(customer), TITLE_LENGTH)] : []),
      ...(lot.amount === null ? [] : [formatTenge(lot.amount)]),
      ...(lot.applicationEndAt === null ? [] : [until(formatDateTime(lot.applicationEndAt))]),
    ],
  }
}
