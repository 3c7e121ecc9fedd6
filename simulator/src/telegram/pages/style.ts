// How the chats look: a calm messenger, on a phone too.
export const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#15202b, #e6edf3); --faint: light-dark(#5d6b7a, #93a2b0); --line: light-dark(#dfe5ea, #26323c);
    --paper: light-dark(#fff, #18222b); --ground: light-dark(#e9eff3, #0f161c); --own: light-dark(#d9eef5, #17414f);
    --accent: light-dark(#0b6e8f, #6cb4cf); --on-accent: light-dark(#fff, #0f161c); --danger: light-dark(#b3261e, #ef9a94) }
  * { box-sizing: border-box }
  html, body { height: 100% }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, 'Noto Sans', sans-serif }
  a { color: var(--accent) }
  h1 { font-size: 16px; line-height: 1.3; margin: 0; overflow-wrap: anywhere }
  .faint { color: var(--faint); font-size: 13px }
  button, input { font: inherit; color: inherit }
  button { cursor: pointer }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .main-button { width: 100%; min-height: 44px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); font-weight: 600; padding: 8px 16px }
  .quiet-button { min-height: 36px; border: 1px solid var(--line); border-radius: 8px; background: none; padding: 4px 12px; font-size: 13px; color: var(--faint); white-space: nowrap }
  .avatar { flex: none; display: grid; place-items: center; width: 42px; height: 42px; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-weight: 600 }
  .screen { display: flex; flex-direction: column; height: 100dvh; max-width: 760px; margin: 0 auto; border-inline: 1px solid var(--line) }
  .bar { display: flex; align-items: center; gap: 12px; padding: 10px 16px; background: var(--paper); border-bottom: 1px solid var(--line) }
  .bar > div:not(.avatar) { flex: 1; min-width: 0 }
  .bar .faint { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .back { text-decoration: none; font-size: 22px; line-height: 1; padding: 8px 4px }
  .conversation { flex: 1; overflow-y: auto; padding: 16px; display: flex; flex-direction: column; gap: 8px }
  .conversation > :first-child { margin-top: auto }
  .message { max-width: min(540px, 88%); align-self: flex-start }
  .message.own { align-self: flex-end }
  .bubble { background: var(--paper); border-radius: 14px 14px 14px 4px; padding: 8px 12px }
  .own .bubble { background: var(--own); border-radius: 14px 14px 4px 14px }
  .words { white-space: pre-wrap; overflow-wrap: anywhere }
  .command { border: 0; padding: 0; background: none; color: var(--accent) }
  .words pre, .words code { font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; margin: 0 }
  .words blockquote { margin: 0; padding-left: 10px; border-left: 3px solid var(--accent) }
  .when { display: block; text-align: right; color: var(--faint); font-size: 12px; margin-top: 2px }
  .keyboard { display: grid; gap: 4px; margin-top: 4px }
  .keyboard > div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 4px }
  .key { display: grid; place-items: center; min-height: 40px; padding: 6px 10px; border: 0; border-radius: 10px; background: color-mix(in srgb, var(--accent) 16%, var(--paper)); color: var(--accent); text-decoration: none; text-align: center; font-size: 14px; font-weight: 500; overflow-wrap: anywhere }
  .key:hover { background: color-mix(in srgb, var(--accent) 26%, var(--paper)) }
  .key[aria-busy=true] { opacity: .5 }
  .nothing { margin: auto; text-align: center; color: var(--faint) }
  .foot { background: var(--paper); border-top: 1px solid var(--line); padding: 10px 16px calc(10px + env(safe-area-inset-bottom)) }
  .commands { display: flex; gap: 6px; flex-wrap: wrap; margin-bottom: 8px }
  .commands:empty { display: none }
  .composer { display: flex; gap: 8px }
  .composer input { flex: 1; min-width: 0; font-size: 16px; min-height: 44px; border: 1px solid var(--line); border-radius: 22px; padding: 8px 16px; background: var(--ground) }
  .composer button { flex: none; width: 44px; height: 44px; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 18px }
  [data-state=blocked] :is(.composer, .commands, .start, .block), [data-state=open] :is(.start, .unblock), [data-state=new] :is(.composer, .commands, .unblock, .block) { display: none }
  .toast { position: fixed; left: 50%; top: 76px; translate: -50% 0; width: max-content; max-width: min(520px, calc(100vw - 32px)); padding: 10px 16px; border-radius: 10px; background: light-dark(#22303c, #e6edf3); color: light-dark(#fff, #15202b); overflow-wrap: anywhere }
  .toast:empty { display: none }
  dialog { max-width: min(400px, calc(100vw - 48px)); border: 0; border-radius: 14px; padding: 20px; background: var(--paper); color: inherit; overflow-wrap: anywhere }
  dialog::backdrop { background: rgb(0 0 0 / .4) }
  dialog p { margin: 0 0 16px; white-space: pre-wrap }
  .list { max-width: 640px; margin: 0 auto; padding: 24px 16px 48px }
  .list h1 { font-size: 20px; margin-bottom: 4px }
  .list ul { list-style: none; margin: 16px 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
  .list li + li { border-top: 1px solid var(--line) }
  .row { display: flex; align-items: center; gap: 12px; padding: 10px 16px; color: inherit; text-decoration: none }
  .list > .row { padding-inline: 0 }
  .row > span:not(.avatar) { flex: 1; min-width: 0 }
  .row strong, .row .faint { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  a.row:hover, label.row:hover { background: var(--ground) }
  label.row { min-height: 52px }
  .row time { color: var(--faint); font-size: 12px; align-self: flex-start }
  .row input[type=text] { width: 100%; min-height: 40px; font-size: 16px; border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px; background: var(--ground) }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0 } legend { padding: 0; margin-top: 16px }`
