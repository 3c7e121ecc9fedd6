import { ANY_CALL } from '@tendertap/contract/errors/refusal-codes'
import { html, type Markup } from './markup.ts'
import { renderRefusalTable } from './refusals.ts'

const SIGN_IN = `curl -X POST https://<host>/api/auth/localLogin \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "aigerim@akzhol-snab.example", "password": "…"}'`

const SEARCH = `curl -X POST https://<host>/api/lots/getLots \\
  -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer <token>' \\
  -d '{"search": "бумага офисная", "limit": 20}'`

const REFUSAL = `{
  "error": "Проверьте введённые данные",
  "message": "Проверьте введённые данные",
  "code": "invalid_input",
  "details": [{ "field": "email", "problem": "invalid_type" }],
  "requestId": "5b0e4f52-6f0c-4d1b-9a57-1c1f2f6f7f30"
}`

export function renderIntroduction(count: number): Markup {
  return html`<section id="calling" aria-labelledby="calling-title">
<h2 id="calling-title">Calling</h2>
<p>A call is a <code>POST</code> to <code>/api/…</code> with a JSON body; no body counts as <code>{}</code>, and unknown keys are dropped. A body has at most 16 KB where anyone may call, otherwise 64 KB, and 4 MB where names of companies are taken.
This page and <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1) describe the same ${count} addresses and are made from the same source as the server’s own checks.</p>
<h3>Signing in</h3>
<p><a href="#auth_localLogin">auth/localLogin</a> answers a <code>token</code>, good for 12 hours or, with <code>rememberMe</code>, for 30 days (a superadmin’s always for one hour). Send it as a bearer. Roles, workspace and subscription are looked up anew for every call.</p>
<pre tabindex="0"><code>${SIGN_IN}</code></pre>
<pre tabindex="0"><code>${SEARCH}</code></pre>
<h3>Values</h3>
<ul>
<li>Times are ISO 8601 in UTC; days in filters are whole days of Kazakhstan, both ends included.</li>
<li>Amounts are tenge as JSON numbers. Lots, tenders and documents are numbered by integers, everything of a workspace by UUIDs.</li>
<li>In a filter, a missing key, <code>null</code>, <code>""</code> and <code>[]</code> all mean “not filtered”.</li>
<li>In an update, a missing key stays as it is; <code>null</code> or <code>""</code> clears.</li>
<li>Lists of lots come in pages of 10, 20 or 50. Every other list comes whole, as an array.</li>
<li>Another workspace’s object answers exactly as one that does not exist.</li>
</ul>
<p>Marked <span class="mark ours">ours</span>: calls and fields that go beyond the product’s specification.</p>
<h3>Refusals</h3>
<p>Every refusal has the same shape. Decide by <code>code</code>; the texts are for people. Only a missing, expired or ended session answers 401. After 429 and 503 wait as many seconds as <code>Retry-After</code> says.</p>
<pre tabindex="0"><code>${REFUSAL}</code></pre>
${renderRefusalTable(ANY_CALL, 'What any call can answer')}
</section>
`
}
