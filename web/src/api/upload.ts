// Sends a file of our own. Not by fetch: only XMLHttpRequest says how much is already sent.
import { CallError, createUnreachableError, UNAUTHORIZED_TEXT } from '@tendertap/contract/client/call-error'
import { toUploadPath, type UploadedFile } from '@tendertap/contract/own-files'
import { MAX_FILE_SIZE } from '@tendertap/domain/lot-work/own-files'
import { logOut } from './client.ts'
import { token } from './token.ts'

/** Says how much is sent, from 0 to 1. What it throws is a CallError. */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  // what the server would refuse is not sent at all
  if (file.size === 0) throw refuse('file_empty', 400)
  if (file.size > MAX_FILE_SIZE) throw refuse('file_too_large', 413)
  const sent = token.read()
  const { status, text } = await post(toUploadPath(file.name), file, sent, onProgress)
  if (status === 401) {
    if (sent === token.read()) logOut()
    throw new CallError({ status, code: 'unauthorized', message: UNAUTHORIZED_TEXT })
  }
  const body = parse(text)
  if (status < 200 || status > 299) throw CallError.fromBody(new Response(null, { status }), body)
  return body as UploadedFile
}

function post(
  path: string,
  file: File,
  bearer: string | null,
  onProgress: (share: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    if (bearer !== null) request.setRequestHeader('Authorization', `Bearer ${bearer}`)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(1, loaded / file.size)))
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(createUnreachableError(event)))
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function refuse(code: 'file_empty' | 'file_too_large', status: number): CallError {
  return new CallError({ status, code, message: code })
}
