import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The files of a ZIP by their names. */
export function readZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes)
  const files = new Map<string, Buffer>()
  let end = zip.length - 22
  while (end > 0 && zip.readUInt32LE(end) !== END) end -= 1
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
    const packed = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + packed)
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data))
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}
