import { readAttachmentName } from '@tendertap/contract/client/attachment-name'
import { describe, expect, test } from 'vitest'
import { toAttachmentHeader } from './attachment-header.ts'

const PDF = ['pdf'] as const
const WORD = ['zip', 'docx'] as const
const saved = (name: string, extensions: readonly [string, ...string[]] | null = PDF) =>
  readAttachmentName(toAttachmentHeader(name, extensions), 'fallback')

describe('the name that a document is saved under', () => {
  test.each<[string, string]>([
    ['techspec.pdf', 'techspec.pdf'],
    ['Техническая спецификация №1 (қазақша).pdf', 'Техническая спецификация №1 (қазақша).pdf'],
    ['TECHSPEC.PDF', 'TECHSPEC.PDF'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Windows\\evil.pdf', 'C Windows evil.pdf'],
    ['a"; filename="evil.exe', 'a ; filename= evil.exe.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    // U+202E writes what follows backwards: shown as «счётexe.pdf»
    ['счёт\u202Efdp.exe', 'счёт fdp.exe.pdf'],
    ['\u0000\u200B', 'document.pdf'],
    ['', 'document.pdf'],
    ['...', 'document.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['page.html', 'page.html.pdf'],
    ['half \uD800 a letter.pdf', 'half a letter.pdf'],
    ["it's 100%*.pdf", "it's 100%.pdf"],
  ])('%j is saved as %j', (name, expected) => {
    expect(saved(name)).toBe(expected)
  })

  test('the ending says what the bytes are', () => {
    expect(saved('Смета.docx', WORD)).toBe('Смета.docx')
    expect(saved('Смета.exe', WORD)).toBe('Смета.exe.zip')
    expect(saved('Смета.jar', WORD)).toBe('Смета.jar.zip')
    expect(saved('Смета.xyz', null)).toBe('Смета.xyz')
  })

  test('it is never longer than a file system takes, and keeps its ending', () => {
    const name = saved(`${'Ж'.repeat(1_000)}.pdf`) ?? ''
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
    expect(name.endsWith('Ж.pdf')).toBe(true)
  })

  test('the header is plain ASCII in one line', () => {
    for (const name of ['Смета.pdf', 'a\r\nb', '"\\', '\u{1F4C4}'.repeat(300)])
      expect(toAttachmentHeader(name, PDF)).toMatch(/^[\x20-\x7E]+$/)
  })
})
