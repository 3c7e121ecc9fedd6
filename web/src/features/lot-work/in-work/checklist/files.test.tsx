import { screen, waitFor, within } from '@testing-library/dom'
import { certificate } from '@tendertap/contract/examples/company-documents'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import { formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../testing/open-page.tsx'
import { startFakeUploads } from '../../../../testing/uploads.ts'
import type { ChecklistItem } from '../work-facts.ts'

const { fileId } = certificate.file
let uploads: ReturnType<typeof startFakeUploads>
beforeEach(() => {
  uploads = startFakeUploads({ fileId, name: 'Смета.pdf', size: 10, kind: 'application/pdf' })
})

const DAY_MS = 86_400_000
const inDays = (days: number) => toKazakhstanDay(new Date(Date.now() + days * DAY_MS))
const [{ output: page }] = examples['lots/getActiveLots']
const [specification] = taken.docs
if (!specification) throw new Error('The example has no documents')
const lotId = example.id
const SPECIFICATION: ChecklistItem = specification
const documentKey = specification.key

const file: ChecklistItem['files'][number] = {
  id: certificate.id,
  fileId,
  name: 'Смета.pdf',
  size: 2_000_000,
  at: '2026-11-14T05:40:00.000Z',
  by: 'Данияр Омаров',
  companyDocument: null,
}
const fromLibrary = (validUntil: string | null) => ({
  ...file,
  companyDocument: { id: certificate.id, title: 'Справка', validUntil },
})

/** The applications end in ten days. */
function open(files: ChecklistItem['files'], roles: Role[] = ['procurement'], changes: Partial<typeof taken> = {}) {
  const work = { ...taken, docs: [{ ...SPECIFICATION, files }], ...changes }
  const Tender = { ...example.Tender, applicationEndAt: new Date(Date.now() + 10 * DAY_MS).toISOString() }
  const lot = { ...example, Tender, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  return openPage('/lots-in-work', { roles, answers: { 'lots/getActiveLots': () => ({ ...page, data: [lot] }) } })
}
const findFiles = async () => within(await screen.findByRole('list', { name: 'Файлы' }))

test('a file is shown with its size, and can be removed', async () => {
  const { person, server } = await open([file])
  const files = await findFiles()
  expect(files.getByRole('button', { name: 'Смета.pdf' })).toBeDefined()
  expect(files.getByText(/1,9.МБ/)).toBeDefined()
  await person.click(files.getByRole('button', { name: 'Убрать файл «Смета.pdf»' }))
  await waitFor(() => expect(server.received('lots/detachFile')).toEqual([{ lotId, workFileId: file.id }]))
})

test('a file is sent and attached; one that is refused says why', async () => {
  const { person, server } = await open([])
  await screen.findByRole('button', { name: 'Прикрепить файл' })
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file')
  await person.upload(field, new File(['%PDF-'], 'Смета.pdf'))
  await waitFor(() => expect(server.received('lots/attachFile')).toEqual([{ lotId, documentKey, fileId }]))
  uploads.refuse({ status: 413, code: 'file_too_large' })
  await person.upload(field, new File(['x'], 'Большой.pdf'))
  expect(await screen.findByText('Не удалось прикрепить «Большой.pdf». Файл больше 100 МБ')).toBeDefined()
  expect(server.received('lots/attachFile')).toHaveLength(1)
})

test('a document is taken from the library', async () => {
  const { person, server } = await open([])
  await person.click(await screen.findByRole('button', { name: 'Из библиотеки' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Документ из библиотеки' }))
  await person.click(await dialog.findByRole('button', { name: `Прикрепить: ${certificate.title}` }))
  expect(await screen.findByText('Документ прикреплён')).toBeDefined()
  expect(server.received('lots/attachFile')).toEqual([{ lotId, documentKey, companyDocumentId: certificate.id }])
})

test.each<[string, number, RegExp[]]>([
  ['that has expired', -1, [/^Срок действия истёк/]],
  ['that ends before the applications do', 9, [/^Действует только до .*: закончится раньше/]],
  ['that is valid on the last day of the applications', 10, []],
])('a document of the library %s', async (_what, days, expected) => {
  const day = inDays(days)
  await open([fromLibrary(day)])
  const files = await findFiles()
  expect(files.getByText('Справка')).toBeDefined()
  expect(files.getByText(/из библиотеки/)).toBeDefined()
  const warnings = files.queryAllByText(/действ/i).map(({ textContent }) => textContent)
  expect(warnings).toEqual(expected.map((text): unknown => expect.stringMatching(text)))
  expect(warnings.every((text) => text.includes(formatDay(day)))).toBe(true)
})

test('whoever does not work on the documents, and everyone after the collection, sees the files but changes none', async () => {
  await open([file], ['controller'])
  expect((await findFiles()).queryByRole('button', { name: /^Убрать/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Прикрепить файл' })).toBeNull()
})

test('after the collection is completed the files stay as they are', async () => {
  await open([file], ['manager', 'procurement'], { documentsCompletedAt: '2026-11-14T08:00:00.000Z' })
  expect((await findFiles()).getByRole('button', { name: 'Смета.pdf' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Убрать|^Прикрепить файл|^Из библиотеки/ })).toBeNull()
})
