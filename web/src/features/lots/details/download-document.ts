import { toDocumentPath } from '@tendertap/contract/documents'
import { download } from '../../../api/client.ts'
import { getTexts } from '../../../i18n/texts.ts'
import { showFailure } from '../../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'
import type { LotDocument } from '../lot.ts'

type Named = Pick<LotDocument, 'fileName' | 'originalFileName'>

/**
 * spec 2 §5, §8: saves the document under its own name. A document that is not stored yet shows a warning, a failure
 * shows an error with its reason.
 */
export async function downloadDocument({ fileName, originalFileName }: Named): Promise<void> {
  const texts = getTexts('lots')
  if (!fileName) {
    showSnackbar('warning', texts.notReceived)
    return
  }
  try {
    await download(toDocumentPath(fileName), originalFileName ?? fileName)
  } catch (error) {
    showFailure(texts.downloadFailed, error)
  }
}
