import { createHash } from 'node:crypto'
import { api } from '@tendertap/contract/calls/index'
import { buildOpenApi, type OpenApi } from '@tendertap/contract/openapi/openapi'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { renderApiPage } from './html.ts'
import { html } from './markup.ts'

const server = await testServer()
const response = await fetch(`${server.url}/api/docs`)
const page = await response.text()

describe('the API page', () => {
  test('is open to all and names every call', () => {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Object.keys(api).filter((path) => !page.includes(`<code>/api/${path}</code>`))).toEqual([])
  })

  test('has no script, loads nothing, and allows its one style element by hash', () => {
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\ssrc=|\son\w+=|\sstyle=|url\(|@import/i)
  })

  test('leads to nothing that is not there', () => {
    const ids = Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
    const targets = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('escapes whatever it is given', () => {
    const hostile = `</style></code><script>alert("1")</script>&'`
    const document = buildOpenApi()
    const login = document.paths['/api/auth/localLogin']?.post
    document.info.title = document.info.description = hostile
    Object.assign(login ?? {}, { summary: hostile, operationId: hostile, 'x-access': [hostile] })
    Object.assign(document.components.schemas, { [hostile]: { properties: { [hostile]: { enum: [hostile] } } } })
    Object.assign(login?.requestBody?.content['application/json'] ?? {}, {
      examples: { one: { summary: hostile, value: { [hostile]: hostile } } },
    })
    const made = renderApiPage(document)
    expect(made).not.toContain('<script')
    expect(made).not.toContain('"1"')
    expect(made).toContain('&lt;script&gt;')
    expect(html`<p title="${'"&\'<>'}">${['<', html`<b>${1}</b>`, null, false]}</p>`.text).toBe(
      '<p title="&quot;&amp;&#39;&lt;&gt;">&lt;<b>1</b></p>',
    )
  })
})

describe('/api/openapi.json', () => {
  test('is the same document for machines', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const document = (await answer.json()) as OpenApi
    expect(document).toMatchObject({ openapi: '3.1.1', paths: { '/api/auth/localLogin': { post: { security: [] } } } })
    expect(Object.keys(document.paths)).toEqual(Object.keys(buildOpenApi().paths))
  })
})
