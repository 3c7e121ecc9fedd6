import type { DocumentDefinition } from 'pdfmake/js/index.js'
import { TABLE_LAYOUTS } from './pieces.ts'

type Printer = (definition: DocumentDefinition) => Promise<Buffer>

/** once it is loaded: a load that failed is tried again by the next dossier */
let printer: Printer | undefined

/** The library with its fonts is large, and few processes ever print. */
async function createPrinter(): Promise<Printer> {
  const { default: pdfmake } = await import('pdfmake/js/index.js')
  const { default: fonts } = await import('pdfmake/build/fonts/Roboto.js')
  for (const [name, { data }] of Object.entries(fonts.vfs))
    pdfmake.virtualfs.writeFileSync(name, Buffer.from(data, 'base64'))
  pdfmake.setFonts({ Roboto: { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' } })
  pdfmake.addTableLayouts(TABLE_LAYOUTS)
  // a definition has texts alone: whatever it names is neither fetched nor opened
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return (definition) => pdfmake.createPdf(definition).getBuffer()
}

/** The bytes of a PDF. */
export async function print(definition: DocumentDefinition): Promise<Buffer> {
  printer ??= await createPrinter()
  return printer(definition)
}
