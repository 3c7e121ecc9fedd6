import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF in one line. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // the library keeps the bytes that it is given
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
