// A received letter: its envelope, its headers, its text and its HTML.
import PostalMime from 'postal-mime'

export interface ReceivedLetter {
  /** grows with each letter */
  id: number
  receivedAt: string
  /** who it was really sent to, whatever its headers claim */
  envelope: { from: string; to: readonly string[] }
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** in their order, names in lower case */
  headers: readonly { key: string; value: string }[]
}

export async function readLetter(
  id: number,
  envelope: ReceivedLetter['envelope'],
  raw: Uint8Array,
): Promise<ReceivedLetter> {
  const mail = await PostalMime.parse(raw)
  const formatAddress = (address: { name: string; address?: string | undefined } | undefined) =>
    address ? [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ') : ''
  return {
    id,
    receivedAt: new Date().toISOString(),
    envelope,
    messageId: mail.messageId ?? '',
    from: formatAddress(mail.from),
    to: (mail.to ?? []).map(formatAddress).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  }
}
