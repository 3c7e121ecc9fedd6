// What the files of our own need wherever they are shown.
import { toOwnFilePath } from '@tendertap/contract/own-files'
import { formatNumber } from '@tendertap/domain/words/number'
import { download } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { toFileSize } from './details/file-size.ts'

export async function downloadOwnFile({ fileId, name }: { fileId: string; name: string }): Promise<void> {
  try {
    await download(toOwnFilePath(fileId), name)
  } catch (error) {
    showFailure(getTexts('company-documents').downloadFailed, error)
  }
}

/** A size in words: «1,2 МБ». */
export function useFileSize(): (bytes: number) => string {
  const texts = useTexts('company-documents')
  return (bytes) => {
    const { value, unit } = toFileSize(bytes)
    return texts[unit](formatNumber(value))
  }
}
