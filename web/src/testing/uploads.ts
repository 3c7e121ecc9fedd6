// A stand-in for the wire of uploads, which do not go by fetch.
import type { UploadedFile } from '@tendertap/contract/own-files'
import { vi } from 'vitest'

interface Refused {
  status: number
  code: string
}

interface Uploads {
  /** From now on every file is refused. */
  refuse(refusal: Refused): void
}

/** Takes the place of XMLHttpRequest until the end of the test: every file is received as this one. */
export function startFakeUploads(received: UploadedFile): Uploads {
  let refusal: Refused | null = null
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    open() {
      // nothing to connect to
    }
    setRequestHeader() {
      // nobody reads them
    }
    send() {
      this.status = refusal?.status ?? 200
      this.responseText = JSON.stringify(refusal ? { error: '', message: '', code: refusal.code } : received)
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return {
    refuse(next) {
      refusal = next
    },
  }
}
