// What a file is, by its first bytes. Neither its name nor the content type that a portal sends is believed.
/* oxlint-disable no-control-regex -- these are bytes, read as Latin letters */

export interface FileKind {
  contentType: string
  /** What its name may end with; a name that ends otherwise gets the first of them. */
  extensions: readonly [string, ...string[]]
  begins: RegExp
  /** whether its text can be read, for some files of the kind at least */
  mayHaveText?: true
}

const KINDS: readonly FileKind[] = [
  // some producers put a byte order mark or blank lines first
  { contentType: 'application/pdf', extensions: ['pdf'], begins: /^(\xEF\xBB\xBF)?\s*%PDF-/, mayHaveText: true },
  // the newer formats of office programs are ZIP archives; an archive without entries does not match
  {
    contentType: 'application/zip',
    extensions: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'docm', 'xlsm', 'dotx', 'xltx', 'kmz', 'asice'],
    begins: /^PK\x03\x04/,
    mayHaveText: true,
  },
  {
    contentType: 'application/x-ole-storage',
    extensions: ['doc', 'xls', 'ppt', 'msg', 'dot', 'xlt', 'vsd', 'mpp'],
    begins: /^\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1/,
  },
  { contentType: 'application/rtf', extensions: ['rtf', 'doc'], begins: /^\{\\rtf/ },
  { contentType: 'image/png', extensions: ['png'], begins: /^\x89PNG\r\n\x1A\n/ },
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], begins: /^\xFF\xD8\xFF/ },
  { contentType: 'image/tiff', extensions: ['tif', 'tiff'], begins: /^(II\*\0|MM\0\*)/ },
  { contentType: 'image/gif', extensions: ['gif'], begins: /^GIF8[79]a/ },
  { contentType: 'image/bmp', extensions: ['bmp'], begins: /^BM[^]{4}\0\0\0\0/ },
  { contentType: 'image/webp', extensions: ['webp'], begins: /^RIFF[^]{4}WEBP/ },
  { contentType: 'image/vnd.dwg', extensions: ['dwg'], begins: /^AC10\d\d/ },
  { contentType: 'application/x-7z-compressed', extensions: ['7z'], begins: /^7z\xBC\xAF\x27\x1C/ },
  { contentType: 'application/vnd.rar', extensions: ['rar'], begins: /^Rar!\x1A\x07(\0|\x01\0)/ },
]

/** Enough bytes to recognise every kind. */
export const HEAD_BYTES = 512

export function findKindByHead(head: Buffer): FileKind | null {
  const letters = head.subarray(0, HEAD_BYTES).toString('latin1')
  return KINDS.find(({ begins }) => begins.test(letters)) ?? null
}

export function findKindByContentType(contentType: string | null): FileKind | null {
  return KINDS.find((kind) => kind.contentType === contentType) ?? null
}
