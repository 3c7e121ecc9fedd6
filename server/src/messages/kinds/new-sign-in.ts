// A security letter, always sent: somebody has signed in from a device or an address that is new for the person.
import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

interface Seen {
  browser: string | null
  system: string | null
}

const describeDevice = ({ browser, system }: Seen, unknown: string) =>
  [browser, system].filter(Boolean).join(', ') || unknown

export const newSignIn = defineMessageKind({
  facts: z.strictObject({
    at: z.iso.datetime(),
    ip: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip, ...seen }) => ({
      subject: 'Новый вход в Tendertap',
      paragraphs: ['В вашу учётную запись вошли с нового устройства или адреса.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Устройство', describeDevice(seen, 'не удалось определить')],
        ['Интернет-адрес', ip],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: ['Если это были вы, ничего делать не нужно. Все входы видны в профиле, в разделе «Безопасность».'],
    }),
    kz: ({ at, ip, ...seen }) => ({
      subject: 'Tendertap жүйесіне жаңа кіру',
      paragraphs: ['Есептік жазбаңызға жаңа құрылғыдан немесе жаңа мекенжайдан кірді.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Құрылғы', describeDevice(seen, 'анықталмады')],
        ['Интернет мекенжайы', ip],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: [
        'Бұл сіз болсаңыз, ештеңе істеудің қажеті жоқ. Барлық кірулер профильдің «Қауіпсіздік» бөлімінде көрінеді.',
      ],
    }),
    en: ({ at, ip, ...seen }) => ({
      subject: 'A new sign-in to Tendertap',
      paragraphs: ['Somebody signed in to your account from a new device or address.'],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Device', describeDevice(seen, 'could not be told')],
        ['Internet address', ip],
      ],
      button: 'It was not me: set a new password',
      smallPrint: ['If it was you, there is nothing to do. Your profile shows all sign-ins under “Security”.'],
    }),
  },
})
