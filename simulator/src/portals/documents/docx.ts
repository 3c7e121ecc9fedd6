// A real Word document: one paragraph per line, the first one a heading.
import { writeZip } from './zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const OFFICE_DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT}"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_DOCUMENT}" Target="word/document.xml"/></Relationships>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function renderParagraph(line: string, index: number): string {
  const heading = index === 0 ? '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>' : ''
  return `<w:p><w:r>${heading}<w:t xml:space="preserve">${escape(line)}</w:t></w:r></w:p>`
}

export function writeDocx(lines: readonly string[]): Buffer {
  const document = `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${lines.map(renderParagraph).join('')}<w:sectPr/></w:body></w:document>`
  return writeZip([
    { name: '[Content_Types].xml', content: Buffer.from(CONTENT_TYPES) },
    { name: '_rels/.rels', content: Buffer.from(RELATIONS) },
    { name: 'word/document.xml', content: Buffer.from(document) },
  ])
}
