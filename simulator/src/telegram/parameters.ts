// The parameters of a call: from the address, a form or JSON; in a form, lists and objects are JSON in a text.
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Button, Keyboard } from './chat.ts'
import { refuseAsBad } from './refusal.ts'

const MAX_DATA_BYTES = 64
const MAX_BUTTONS = 100

export type Parameters = Readonly<Record<string, unknown>>

export async function readParameters(request: IncomingMessage, query: URLSearchParams): Promise<Parameters> {
  const body = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  const fromQuery = Object.fromEntries(query)
  if (body.length === 0) return fromQuery
  if (type.includes('application/json')) return { ...fromQuery, ...readObject(body.toString()) }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw refuseAsBad('the body is neither JSON nor a form')
  })
  return { ...fromQuery, ...Object.fromEntries(form) }
}

function readObject(body: string): Parameters {
  const value = parse(body, "can't parse JSON object")
  if (!isObject(value)) throw refuseAsBad('JSON object expected')
  return value
}

export function readText(parameters: Parameters, name: string): string {
  const value = parameters[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function readNumber(parameters: Parameters, name: string): number {
  const value = Number(readText(parameters, name) || 0)
  return Number.isSafeInteger(value) ? value : 0
}

export function readFlag(parameters: Parameters, name: string): boolean {
  return [true, 'true', 'True', '1', 1].includes(parameters[name] as string)
}

/** undefined when it was not given */
export function readList(parameters: Parameters, name: string): readonly unknown[] | undefined {
  const value = readStructure(parameters, name)
  if (value !== undefined && !Array.isArray(value)) throw refuseAsBad(`${name} must be a list`)
  return value
}

export function readStrings(parameters: Parameters, name: string): readonly string[] | undefined {
  return readList(parameters, name)?.map(String)
}

/** The inline keyboard of `reply_markup`; there is none in its other kinds. */
export function readKeyboard(parameters: Parameters): Keyboard {
  const markup = readStructure(parameters, 'reply_markup')
  if (markup === undefined) return []
  if (!isObject(markup)) throw refuseAsBad('object expected as reply markup')
  const rows = markup['inline_keyboard'] ?? []
  if (!Array.isArray(rows)) throw refuseAsBad('field "inline_keyboard" must be of type Array')
  const keyboard = rows.map((row: unknown) => {
    if (!Array.isArray(row)) throw refuseAsBad('field "inline_keyboard" must be an Array of Arrays')
    return row.map(readButton)
  })
  if (keyboard.flat().length > MAX_BUTTONS) throw refuseAsBad('reply markup is too long')
  return keyboard.filter((row) => row.length > 0)
}

function readButton(button: unknown): Button {
  const refuse = (why: string) => refuseAsBad(`can't parse inline keyboard button: ${why}`)
  if (!isObject(button)) throw refuse('InlineKeyboardButton must be an Object')
  const { text, url, callback_data: data } = button
  if (typeof text !== 'string') throw refuse('Field "text" must be of type String')
  if (text.trim() === '') throw refuseAsBad('BUTTON_TEXT_INVALID')
  if (typeof url === 'string') {
    // unlike Telegram, which wants a public address, this one takes the addresses of this machine
    if (!/^(https?|tg):\/\/./i.test(url) || !URL.canParse(url))
      throw refuseAsBad(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`)
    return { text, url }
  }
  if (typeof data !== 'string') throw refuse('Text buttons are unallowed in the inline keyboard')
  if (data === '' || Buffer.byteLength(data) > MAX_DATA_BYTES) throw refuseAsBad('BUTTON_DATA_INVALID')
  return { text, data }
}

function readStructure(parameters: Parameters, name: string): unknown {
  const value = parameters[name]
  if (value === null || value === '') return undefined
  return typeof value === 'string' ? parse(value, `can't parse ${name} JSON object`) : value
}

function parse(json: string, problem: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw refuseAsBad(problem)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
