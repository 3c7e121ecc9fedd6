// The colours of an e-mail. As in the web application's tokens, every colour has AA contrast (4.5 : 1) on its
// background. A mail program that knows dark mode takes the second set; one that turns colours around by itself is
// given no pictures and no colour that carries meaning alone.
export const LIGHT = {
  ink: '#15202b',
  faint: '#5d6b7a',
  accent: '#0b6e8f',
  ground: '#f5f7f9',
  card: '#ffffff',
  line: '#e3e8ed',
} as const

const DARK = {
  ink: '#e6ebf0',
  faint: '#9fb0c0',
  accent: '#5cc3e2',
  ground: '#10171e',
  card: '#18222b',
  line: '#2c3a46',
} as const

/** Apple Mail and others read the media query, Outlook marks the letter with its own attributes. */
const rules = (before: string) => `${before}.ground{background:${DARK.ground}!important}
${before}.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
${before}.ink{color:${DARK.ink}!important}
${before}.faint{color:${DARK.faint}!important}
${before}.accent{color:${DARK.accent}!important}
${before}.line{border-color:${DARK.line}!important}`

export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${rules('')}
}
${rules('[data-ogsc] ')}
@media (max-width:480px){
.card{padding:20px 16px 12px!important}
}`
