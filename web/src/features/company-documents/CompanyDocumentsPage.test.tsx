import { screen, within } from '@testing-library/dom'
import { certificate } from '@tendertap/contract/examples/company-documents'
import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { startFakeUploads } from '../../testing/uploads.ts'

const uploaded = { fileId: certificate.file.fileId, name: 'Новая.pdf', size: 10, kind: 'application/pdf' }
let uploads: ReturnType<typeof startFakeUploads>
beforeEach(() => {
  uploads = startFakeUploads(uploaded)
})

const inDays = (days: number) => toKazakhstanDay(new Date(Date.now() + days * 86_400_000))
const named = (title: string, validUntil: string | null, id = 1) => ({
  ...certificate,
  id: certificate.id.replace(/.$/, String(id)),
  title,
  validUntil,
})
const open = (roles: Role[] = ['procurement'], documents = [certificate]) =>
  openPage('/company-documents', { roles, answers: { 'companyDocuments/getDocuments': () => ({ documents }) } })
const findRow = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }))
const aFile = new File(['%PDF-'], 'Новая.pdf')
const pick = (dialog: HTMLElement) => {
  // the browser's own field is hidden behind the button
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error(`No field for a file in ${dialog.textContent}`)
  return field
}

test('each document says how long it is valid, and warns a month ahead', async () => {
  await open(
    ['controller'],
    [
      named('Истекшая', inDays(-1), 1),
      named('Скоро', inDays(5), 2),
      named('Нескоро', inDays(300), 3),
      named('Устав', null, 4),
    ],
  )
  expect((await findRow('Истекшая')).getByText(/^истёк/)).toBeDefined()
  expect((await findRow('Скоро')).getByText('истекает через 5 дней')).toBeDefined()
  expect((await findRow('Нескоро')).queryByText(/истека/)).toBeNull()
  expect((await findRow('Устав')).getByText('бессрочно')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Добавить документ' })).toBeNull()
})

test('a document is added with its file', async () => {
  const { person, server } = await open(['manager'], [])
  await person.click(await screen.findByRole('button', { name: 'Добавить документ' }))
  const dialog = await screen.findByRole('dialog', { name: 'Новый документ компании' })
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
  expect(within(dialog).getByText('Введите название')).toBeDefined()
  expect(within(dialog).getByText('Выберите файл')).toBeDefined()
  await person.type(within(dialog).getByRole('textbox', { name: /^Название/ }), 'Лицензия')
  await person.selectOptions(within(dialog).getByLabelText('Вид'), 'Лицензия')
  await person.upload(pick(dialog), aFile)
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Документ сохранён')).toBeDefined()
  expect(server.received('companyDocuments/saveDocument')).toEqual([
    { id: null, title: 'Лицензия', category: 'licence', validUntil: null, fileId: uploaded.fileId },
  ])
})

test('a file that is refused is named as the reason, and nothing is saved', async () => {
  uploads.refuse({ status: 415, code: 'file_kind' })
  const { person, server } = await open()
  await person.click(await screen.findByRole('button', { name: /^Обновить/ }))
  const dialog = await screen.findByRole('dialog')
  await person.upload(pick(dialog), aFile)
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
  expect(await within(dialog).findByText(/^Такой файл прикрепить нельзя/)).toBeDefined()
  expect(server.received('companyDocuments/saveDocument')).toEqual([])
})

test('a term is changed without a new file', async () => {
  const { person, server } = await open()
  await person.click(await screen.findByRole('button', { name: /^Обновить/ }))
  const dialog = await screen.findByRole('dialog')
  const term = within(dialog).getByLabelText('Действует до')
  await person.clear(term)
  await person.type(term, '31.12.2027')
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Документ сохранён')).toBeDefined()
  expect(server.received('companyDocuments/saveDocument')).toMatchObject([
    { id: certificate.id, validUntil: '2027-12-31', fileId: null },
  ])
})

test('a document goes to the archive after a question', async () => {
  const { person, server } = await open()
  await person.click(await screen.findByRole('button', { name: /^В архив/ }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Убрать в архив' }))
  expect(await screen.findByText('Документ в архиве')).toBeDefined()
  expect(server.received('companyDocuments/archiveDocument')).toEqual([{ id: certificate.id }])
})
