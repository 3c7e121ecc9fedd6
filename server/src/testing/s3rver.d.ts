// s3rver has no types of its own: what the tests use of it.
declare module 's3rver' {
  interface Settings {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }
  // oxlint-disable-next-line import/no-default-export -- as the library has it
  export default class S3rver {
    constructor(settings: Settings)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
