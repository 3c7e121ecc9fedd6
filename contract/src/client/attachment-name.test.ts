import { expect, test } from 'vitest'
import { readAttachmentName } from './attachment-name.ts'

test.each([
  [null, null],
  ['', null],
  ['inline; filename="a.pdf"', null],
  ['attachment', 'fallback.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['ATTACHMENT; FILENAME="Quoted name.pdf"', 'Quoted name.pdf'],
  ['attachment; filename="a \\"b\\" c.pdf"', 'a "b" c.pdf'],
  ['attachment; filename="spec.pdf"; filename*=UTF-8\'\'%D0%A2%D0%97%20%E2%84%961.pdf', 'ТЗ №1.pdf'],
  ["attachment; filename*=utf-8'kk'%D2%9B%D2%B1%D0%B6%D0%B0%D1%82.docx; filename=x.docx", 'құжат.docx'],
  ["attachment; filename*=ISO-8859-1''na%EFve.txt", 'naïve.txt'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=kept.pdf", 'kept.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2F.bashrc", 'bashrc'],
  ["attachment; filename*=UTF-8''a%0D%0Ab.pdf", 'ab.pdf'],
  ['attachment; filename=""', 'fallback.pdf'],
])('%s is saved as %s', (header, name) => {
  expect(readAttachmentName(header, 'fallback.pdf')).toBe(name)
})
