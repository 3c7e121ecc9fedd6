// The API page: the OpenAPI document for people. No scripts; a browser's own <details> folds and unfolds.
import type { OpenApi } from '@tendertap/contract/openapi/openapi'
import { describeAccess, type Operation } from '@tendertap/contract/openapi/operation'
import { renderFieldTable, OURS, REQUIRED } from './fields.ts'
import { renderIntroduction } from './introduction.ts'
import { html, Markup } from './markup.ts'
import { renderRefusals } from './refusals.ts'
import { STYLE } from './style.ts'

interface ShownCall {
  method: 'POST' | 'GET'
  path: string
  operation: Operation
}

export function renderApiPage(document: OpenApi): string {
  const shown = Object.entries(document.paths).flatMap(([path, { post, get }]): ShownCall[] => [
    ...(post ? [{ method: 'POST' as const, path, operation: post }] : []),
    ...(get ? [{ method: 'GET' as const, path, operation: get }] : []),
  ])
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: shown.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><p class="logo">Tender<b>tap</b></p><p>API</p></header>
<div class="columns">
<nav aria-label="Contents">
<ul>
<li><a href="#calling">Calling</a></li>
${groups.map(({ name, calls }) => html`<li><a href="#${toId(name)}">${name}</a> <small>${calls.length}</small></li>\n`)}
<li><a href="#entities">Entities</a></li>
</ul>
</nav>
<main>
<h1>${document.info.title}</h1>
<p class="lead">${document.info.description}</p>
${renderIntroduction(shown.length)}
<div id="calls">
${groups.map(
  ({ name, description, calls }) => html`<section id="${toId(name)}" aria-labelledby="${toId(name)}-title">
<h2 id="${toId(name)}-title">${name}</h2>
<p>${description}</p>
${calls.map(renderCall)}</section>
`,
)}
</div>
<section id="entities" aria-labelledby="entities-title">
<h2 id="entities-title">Entities</h2>
<p>Objects that calls take and answer.</p>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<details class="call">
<summary><code>${name}</code></summary>
<div class="body" id="${name}">${renderFieldTable(schema, `Fields of ${name}`, INPUTS.has(name) ? 'input' : 'answer')}</div>
</details>
`,
)}</section>
</main>
</div>
</body>
</html>
`
  return page.text
}

// the entities that calls take; all others are parts of answers
const INPUTS = new Set(['LotFilter'])

function toId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function renderCall({ method, path, operation }: ShownCall): Markup {
  return html`<details class="call">
<summary><span class="method">${method}</span> <code>${path}</code>${operation['x-ours'] && OURS}
<span class="what">${operation.summary}</span></summary>
<div class="body" id="${operation.operationId}">
<dl>
<div><dt>Who may</dt><dd>${describeAccess(operation['x-access'])}</dd></div>
<div><dt>Active subscription</dt><dd>${operation['x-needs-subscription'] ? 'needed' : 'not needed'}</dd></div>
<div><dt>Effect</dt><dd>${operation['x-writes'] ? 'changes something' : 'only reads'}</dd></div>
</dl>
${renderRequest(operation)}${renderAnswer(operation)}${renderRefusals(operation)}</div>
</details>
`
}

function renderRequest({ parameters, requestBody }: Operation): Markup {
  const body = requestBody?.content['application/json']
  return html`<h3>Request</h3>
${parameters?.map(({ name, required, description }) => html`<p><code>${name}</code>${required && REQUIRED} ${description}</p>`) ?? null}
${body ? renderFieldTable(body.schema, 'Fields of the body', 'input') : null}
${renderExamples(body?.examples, 'Example', true)}`
}

function renderAnswer({ responses }: Operation): Markup {
  const done = responses['200']
  const [type, body] = Object.entries(done?.content ?? {})[0] ?? []
  if (!body || type !== 'application/json')
    return html`<h3>Answer</h3><p>${done?.description ?? null} <code>${type ?? null}</code></p>`
  return html`<h3>Answer</h3>
${renderFieldTable(body.schema, 'Fields of the answer', 'answer')}
${renderExamples(body.examples, 'Example answer')}`
}

type Examples = Readonly<Record<string, { summary?: string; value: unknown }>>

function renderExamples(examples: Examples | undefined, title: string, open = false): Markup[] {
  return Object.values(examples ?? {}).map(
    (
      { summary, value },
      index,
    ) => html`<details class="example"${open && index === 0 && html` open`}><summary>${title}${summary ? `: ${summary}` : null}</summary>
<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre></details>
`,
  )
}
