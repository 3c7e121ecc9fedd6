import { LISTED_IN } from '@tendertap/domain/notifications/sending'
// Every letter that the product sends, with sample facts.
import type { Language } from '@tendertap/domain/languages'
import type { Category } from '@tendertap/domain/notifications/categories'
import { NOTICE_KINDS, NOTICES } from '@tendertap/domain/notifications/notices'
import { describeLinks } from '@tendertap/server/features/notifications/unsubscribe/links'
import { composeMessage } from '@tendertap/server/messages/compose'
import { composeDaily } from '@tendertap/server/messages/compose-daily'
import { composeNotices, type NoticeToTell } from '@tendertap/server/messages/compose-notices'
import type { MessageKind } from '@tendertap/server/messages/kind'
import { MESSAGE_KINDS } from '@tendertap/server/messages/kinds'
import { layoutEmail, type EmailContent } from '@tendertap/server/messages/layouts/email/layout'
import type { Message } from '@tendertap/server/messages/message'
import {
  DAILY_SAMPLE,
  DIGEST_SAMPLE,
  makeLot,
  MESSAGE_SAMPLES,
  NOTICE_SAMPLES,
} from '@tendertap/server/messages/samples'

const PUBLIC_URL = 'https://tendertap.example'
const NAME = 'Данияр'
const READER = { userId: '019a5b1f-90b7-7a14-8c3b-5be2d671a404', key: Buffer.alloc(32) }

export interface SampleLetter {
  name: string
  write(language: Language): EmailContent
}

export const LETTERS: readonly SampleLetter[] = [
  ...(Object.keys(MESSAGE_KINDS) as (keyof typeof MESSAGE_KINDS)[]).map((name) => ({
    name: `message-${name}`,
    write: (language: Language) => {
      const kind: MessageKind = MESSAGE_KINDS[name]
      const facts = kind.facts.parse(MESSAGE_SAMPLES[name])
      const secret = kind.purpose ? 'c2FtcGxlLXNlY3JldC1vZi1hLWxldHRlcg' : null
      return layoutEmail(composeMessage({ kind, facts, language, name: NAME, publicUrl: PUBLIC_URL, secret }))
    },
  })),
  ...NOTICE_KINDS.filter((kind) => kind !== 'daily_mailing').map((kind) => ({
    name: `notice-${kind}`,
    write: (language: Language) => layoutNotices([{ kind, facts: NOTICE_SAMPLES[kind] }], language),
  })),
  { name: 'digest', write: (language) => layoutNotices(DIGEST_SAMPLE, language) },
  { name: 'daily', write: (language) => layoutDaily(DAILY_SAMPLE, language) },
  {
    name: 'daily-without-matches',
    write: (language) => layoutDaily({ ...DAILY_SAMPLE, lots: [], matched: 0 }, language),
  },
]

function layoutNotices(notices: readonly NoticeToTell[], language: Language): EmailContent {
  const categories = [...new Set(notices.map(({ kind }): Category => NOTICES[kind].category))]
  return layout(
    composeNotices(notices, { language, publicUrl: PUBLIC_URL, lines: LISTED_IN.email, roles: ['manager'] }),
    categories,
    language,
  )
}

function layoutDaily(facts: typeof DAILY_SAMPLE, language: Language): EmailContent {
  const lots = facts.lots.map((_lot, index) => makeLot(index))
  const form = { language, publicUrl: PUBLIC_URL, lines: LISTED_IN.email }
  const composed = composeDaily(facts, new Map(lots.map((lot) => [lot.id, lot])), form)
  return layout(composed, ['all_new_tenders'], language)
}

function layout(
  composed: Pick<Message, 'text' | 'url'>,
  categories: readonly Category[],
  language: Language,
): EmailContent {
  const unsubscribe = describeLinks({ ...READER, categories }, language, PUBLIC_URL)
  return layoutEmail({ language, name: NAME, ...composed, home: PUBLIC_URL, unsubscribe })
}
