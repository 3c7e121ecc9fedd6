import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { resultImportExamples } from '@tendertap/contract/examples/result-import'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { aLine, aWorkbook } from '../../testing/a-workbook.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sheetOfResults } from '../../testing/sheet-of-results.ts'

const [{ output: preview }] = resultImportExamples['resultImport/preview']
const [{ output: entry }] = resultImportExamples['resultImport/import']

const open = (roles: Role[] = ['manager'], imports = [entry]) =>
  openPage('/past-results', {
    roles,
    answers: {
      'resultImport/listImports': () => ({ imports }),
      'resultImport/preview': () => preview,
      'resultImport/import': () => entry,
      'resultImport/undoImport': () => ({}),
    },
  })

const getField = () => {
  // the browser's own field is hidden behind the button
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('No field for a file')
  return field
}

test('the browser reads the sheet and sends its lines, which the server checks', async () => {
  const { person, server } = await open()
  await screen.findByText('Перетащите сюда таблицу Excel')
  await person.upload(getField(), sheetOfResults())
  expect(await screen.findByText('Импортируем 1 результат')).toBeDefined()
  expect(server.received('resultImport/preview')).toEqual([
    {
      rows: [
        {
          line: 2,
          lotNumber: '71843205-ЗЦП1',
          lotName: 'Бумага А4',
          customer: 'КГУ «Школа № 17»',
          outcome: 'Проиграли',
          finalAmount: '900000.50',
          decidedOn: '2025-03-04',
        },
        {
          line: 3,
          lotNumber: '71843206-ЗЦП1',
          lotName: 'Картриджи',
          customer: 'АО «Сети»',
          outcome: 'в работе',
          decidedOn: '2025-04-01',
        },
      ],
    },
  ])
  expect(screen.getByText('1 строка с ошибками')).toBeDefined()
  expect(screen.getByText(/^Эти столбцы не импортируем:/).textContent).toContain('Кто вёл')
})

test('problems stand first; what is imported is what was read', async () => {
  const { person, server } = await open()
  await screen.findByText('Перетащите сюда таблицу Excel')
  await person.upload(getField(), sheetOfResults())
  const table = within(await screen.findByRole('table', { name: 'Строки файла' }))
  const [, first, second] = table.getAllByRole('row')
  expect(within(first!).getByText(/^Непонятный результат/)).toBeDefined()
  expect(within(second!).getByText('Без ошибок')).toBeDefined()
  const shown = (second?.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
  for (const text of [
    'КГУ «Школа-лицей № 17»',
    'Плановая сумма1 240 000 ₸',
    'Наша цена1 115 000 ₸',
    'Итоговая сумма1 090 001 ₸',
    'ТОО «Дала Трейд»',
    '04.03.2026',
  ])
    expect(shown).toContain(text)
  await person.click(screen.getByRole('button', { name: 'Импортировать 1 результат' }))
  expect(await screen.findByText('Импортировано: 1 результат')).toBeDefined()
  const sent = server.received('resultImport/import') as { fileName: string; rows: unknown[] }[]
  expect(sent).toMatchObject([{ fileName: 'Результаты 2025.xlsx' }])
  expect(sent[0]?.rows).toHaveLength(2)
  expect(screen.getByText('Перетащите сюда таблицу Excel')).toBeDefined()
})

test('columns that are not imported are listed', async () => {
  const sheet = [
    aLine(1, ['Номер лота', 'Результат', 'Дата итогов', 'Кто вёл', 'Заметка']),
    aLine(2, ['71843205-ЗЦП1', 'Проиграли', '04.03.2025', 'Данияр', 'срочно']),
  ]
  const { person } = await open()
  await screen.findByText('Перетащите сюда таблицу Excel')
  await person.upload(getField(), aWorkbook({ sheets: [sheet.join('')] }))
  expect((await screen.findByText(/^Эти столбцы не импортируем:/)).textContent).toMatch(/Кто вёл, Заметка$/)
})

test.each([
  [new File(['no sheet at all, but long enough to be looked at'], 'a.xlsx'), /^Это не таблица \.xlsx/],
  [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.xlsx'), /^Файл больше 10 МБ/],
])('a file that is no sheet is refused with a reason, and nothing is sent', async (file, reason) => {
  const { person, server } = await open()
  await screen.findByText('Перетащите сюда таблицу Excel')
  await person.upload(getField(), file)
  expect(await screen.findByText(reason)).toBeDefined()
  expect(server.received('resultImport/preview')).toEqual([])
})

test('a refusal of the server does not blame the file, and the same file can be chosen again', async () => {
  let asked = 0
  const { person, server } = await openPage('/past-results', {
    roles: ['manager'],
    answers: {
      'resultImport/listImports': () => ({ imports: [] }),
      'resultImport/preview': () => {
        asked += 1
        if (asked === 1) throw new CallError({ status: 429, code: 'too_many_requests', message: '' })
        return preview
      },
    },
  })
  await screen.findByText('Перетащите сюда таблицу Excel')
  const file = sheetOfResults()
  await person.upload(getField(), file)
  expect(await screen.findByText('Не удалось проверить строки файла')).toBeDefined()
  expect(screen.queryByText('Не удалось прочитать файл')).toBeNull()
  // a browser tells of no change while the field holds a file of this name
  expect(getField().value).toBe('')
  await person.upload(getField(), file)
  expect(await screen.findByText('Импортируем 1 результат')).toBeDefined()
  expect(server.received('resultImport/preview')).toHaveLength(2)
})

test('an import is undone after a question', async () => {
  const { person, server } = await open(['admin'])
  await person.click(await screen.findByRole('button', { name: /^Отменить/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить импорт' }))
  expect(dialog.getByText(/1 результат\. Файл можно будет импортировать заново/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Отменить импорт' }))
  expect(await screen.findByText('Импорт отменён')).toBeDefined()
  expect(server.received('resultImport/undoImport')).toEqual([{ id: entry.id }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an import that was undone cannot be undone again', async () => {
  await open(['admin'], [{ ...entry, undoneAt: entry.importedAt, undoneBy: entry.importedBy }])
  expect(await screen.findByText('отменён')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull()
})

test.each(['lead', 'procurement', 'controller'] as const)('a %s is led elsewhere', async (role) => {
  const { server } = await open([role])
  await screen.findByRole('main')
  expect(screen.queryByText('Перетащите сюда таблицу Excel')).toBeNull()
  expect(server.received('resultImport/listImports')).toEqual([])
})
