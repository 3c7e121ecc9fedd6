// Documents in a bucket of S3, or of anything that speaks its wire.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Readable } from 'node:stream'
import { isName, createName, type DocumentStore } from './store.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** where the bucket is not Amazon's own */
  endpoint: string | null
}

const CONNECTIONS = 500

/**
 * Credentials come from the environment, as the SDK reads them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the
 * machine's role.
 */
export function openS3Store({ bucket, region, endpoint }: S3Settings): DocumentStore {
  const client = new S3Client({
    region,
    // bucket names in the host need a wildcard certificate and DNS that other stores seldom have
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // a slow reader holds a connection for as long as it reads
    requestHandler: {
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
      connectionTimeout: 5_000,
    },
    // trailing checksums are not understood by many stores
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket, Key: name })

  return {
    async write(body) {
      const name = createName()
      try {
        // one part of 5 MB in memory at a time
        await new Upload({ client, params: { ...at(name), Body: body }, queueSize: 1 }).done()
        return name
      } catch (problem) {
        // the store may complain about the clean-up; why the stream broke is what matters
        throw body.errored ?? problem
      } finally {
        body.destroy()
      }
    },
    async open(name) {
      const found = isName(name) ? await client.send(new GetObjectCommand(at(name))).catch(nullIfMissing) : null
      // in Node the SDK gives the response itself
      return found?.Body && found.ContentLength !== undefined
        ? { size: found.ContentLength, body: found.Body as Readable }
        : null
    },
    async delete(name) {
      if (isName(name)) await client.send(new DeleteObjectCommand(at(name)))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        // whatever else is in the bucket is not ours
        const page = Contents.flatMap(({ Key: name = '', Size: size, LastModified: storedAt }) =>
          isName(name) && size !== undefined && storedAt ? [{ name, size, storedAt }] : [],
        )
        if (page.length > 0) yield page
      }
    },
    removeUnfinished: () => Promise.resolve(0),
  }
}

function nullIfMissing(problem: unknown): GetObjectCommandOutput | null {
  if (problem instanceof NoSuchKey) return null
  throw problem
}
