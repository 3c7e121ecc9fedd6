// The plain part of an e-mail: complete by itself, for programs and people that show no HTML.
import { FRAME, PRODUCT } from './frame.ts'
import type { MessageGroup } from '../../kind.ts'
import type { Message } from '../../message.ts'

export function layoutText({ language, name, text, url, home, unsubscribe }: Message): string {
  const { greeting, automatic, settings, unsubscribe: unsubscribeText } = FRAME[language]
  const rows = (text.rows ?? []).map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return [
    greeting(name),
    ...text.paragraphs,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(text.groups ?? []).flatMap(layoutGroup),
    ...(url && text.button ? [`${text.button}:\n${url}`] : []),
    ...(text.smallPrint ?? []),
    `-- \n${PRODUCT}, ${home}\n${automatic}`,
    ...(unsubscribe
      ? [
          `${settings}:\n${unsubscribe.settingsUrl}`,
          ...unsubscribe.categories.map((category) => `${unsubscribeText(category.text)}\n${category.url}`),
        ]
      : []),
  ].join('\n\n')
}

function layoutGroup({ heading, items, more }: MessageGroup): string[] {
  return [
    ...(heading ? [`${heading}\n${'='.repeat(heading.length)}`] : []),
    ...items.map(({ title, says, about, url }) =>
      [title, ...(says ? [says] : []), ...(about.length > 0 ? [about.join(' · ')] : []), url].join('\n'),
    ),
    ...(more ? [`${more.text}:\n${more.url}`] : []),
  ]
}
