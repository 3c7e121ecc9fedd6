// The plain part of an e-mail: complete by itself, for programs and people that show no HTML.
import { FRAME, PRODUCT } from './frame.ts'
import type { Message } from '../../message.ts'

export function layoutText({ language, name, text, url, home }: Message): string {
  const { greeting, automatic } = FRAME[language]
  const rows = (text.rows ?? []).map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return [
    greeting(name),
    ...text.paragraphs,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(url && text.button ? [`${text.button}:\n${url}`] : []),
    ...(text.smallPrint ?? []),
    `-- \n${PRODUCT}, ${home}\n${automatic}`,
  ].join('\n\n')
}
