import type { Input, Path } from '@tendertap/contract/calls/index'
import readWorkbook from 'read-excel-file/node'
import { readFileAnswer } from './read-file.ts'
import type { TestServer } from './server.ts'

/** The rows of a sheet by their headings. */
export type ReadRows = Record<string, unknown>[]

/** The sheets of a spreadsheet that a call answers, by their names. */
export async function readSheets<P extends Path>(
  server: TestServer,
  path: P,
  input: Input<P>,
  token: string,
): Promise<Record<string, ReadRows>> {
  const { status, bytes } = await readFileAnswer(server, path, input, token)
  if (status !== 200) throw new Error(`${path} answers ${status}: ${bytes.toString()}`)
  const sheets = await readWorkbook(bytes)
  return Object.fromEntries(
    sheets.map(({ sheet, data: [heading = [], ...rows] }) => [
      sheet,
      rows.map((row) => Object.fromEntries(heading.map((name, place) => [String(name), row[place]]))),
    ]),
  )
}
