// The look of the product's own screens. The page allows this style element by its hash and nothing else.
export const STYLE = `
:root{--ink:#15202b;--ink-2:#4a5866;--ink-3:#5c6a78;--line:#e3e8ed;--line-2:#d3dae1;--paper:#fff;--ground:#f5f7f9;--hover:#f0f4f7;
--accent:#0b6e8f;--accent-ink:#084f67;--accent-soft:#e3f1f6;--warn:#8a5200;--warn-soft:#fff1d9;
--mono:ui-monospace,'SF Mono','Cascadia Mono','Noto Sans Mono',monospace;
font:15px/1.5 'Golos Text',system-ui,'Noto Sans',sans-serif;color:var(--ink);scroll-padding-top:72px}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px;background:var(--paper);padding:8px 12px;z-index:2}
.skip:focus{left:8px;top:8px}
header{position:sticky;top:0;z-index:1;height:56px;display:flex;align-items:center;gap:12px;padding:0 24px;background:var(--paper);border-bottom:1px solid var(--line);color:var(--ink-2)}
header p{margin:0}
.logo{font-weight:700;font-size:18px;letter-spacing:-.02em;color:var(--ink)}
.logo b{color:var(--accent)}
.columns{display:grid;grid-template-columns:220px minmax(0,820px);gap:40px;max-width:1128px;margin:0 auto;padding:0 24px 80px}
nav{position:sticky;top:56px;align-self:start;max-height:calc(100vh - 56px);overflow:auto;padding:28px 0}
nav ul{list-style:none;margin:0;padding:0}
nav li{display:flex;justify-content:space-between;align-items:center}
nav a{flex:1;padding:6px 10px;border-radius:6px;color:var(--ink-2);text-decoration:none}
nav a:hover{background:var(--accent-soft);color:var(--accent-ink)}
nav small{color:var(--ink-3);font-variant-numeric:tabular-nums}
h1{font-size:28px;line-height:1.2;letter-spacing:-.02em;margin:32px 0 4px}
h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:40px 0 4px}
h3{font-size:14px;margin:22px 0 6px}
p{margin:0 0 12px;color:var(--ink-2)}
.lead{font-size:16px}
li{color:var(--ink-2)}
main ul{padding-left:20px;margin:0 0 12px}
code,pre{font-family:var(--mono);font-size:.875em}
pre{background:var(--ground);border:1px solid var(--line);border-radius:8px;padding:12px 14px;margin:0 0 12px;overflow:auto;max-height:420px;overflow-wrap:normal;line-height:1.55}
pre code{font-size:13px}
.call{background:var(--paper);border:1px solid var(--line);border-radius:8px;margin:0 0 8px}
.call>summary{padding:11px 14px 11px 34px;cursor:pointer;list-style:none;position:relative;border-radius:8px}
.call>summary::-webkit-details-marker{display:none}
.call>summary::before{content:'';position:absolute;left:15px;top:19px;width:6px;height:6px;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
.call[open]>summary::before{transform:rotate(45deg)}
.call>summary:hover{background:var(--hover)}
.call>summary code{font-weight:600;font-size:14px}
.call[open]>summary{border-radius:8px 8px 0 0;border-bottom:1px solid var(--line)}
.what{display:block;color:var(--ink-2)}
.method{font:600 12px/1 var(--mono);color:var(--accent-ink)}
.body{padding:14px;scroll-margin-top:140px}
.mark{display:inline-block;font:500 12px/18px 'Golos Text',system-ui,'Noto Sans',sans-serif;padding:0 7px;border-radius:99px;background:#eaeff3;color:var(--ink-2);white-space:nowrap}
.mark.ours{background:var(--accent-soft);color:var(--accent-ink)}
dl{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0}
dt{color:var(--ink-3);font-size:13px}
dd{margin:0;font-weight:550}
table{width:100%;border-collapse:collapse;margin:0 0 12px;background:var(--paper);font-size:14px;table-layout:fixed}
caption{text-align:left;color:var(--ink-3);font-size:13px;padding:0 0 4px}
thead th:first-child{width:38%}
thead th{font-size:12.5px;font-weight:550;color:var(--ink-3)}
th,td{text-align:left;vertical-align:top;padding:7px 10px;border-bottom:1px solid var(--line)}
tbody th{font-weight:400}
td{color:var(--ink-2)}
.example{margin:0 0 8px}
.example>summary{cursor:pointer;color:var(--accent);padding:3px 0}
.example>pre{margin-top:4px}
#calling pre{background:var(--paper)}
#calling table{border:1px solid var(--line);border-collapse:separate;border-spacing:0;border-radius:8px;overflow:hidden}
#calling tr:last-child>*{border-bottom:0}
@media (max-width:768px){
.columns{display:block;padding:0 16px 64px}
header{padding:0 16px}
nav{position:static;max-height:none;padding:12px 0 0}
nav ul{display:flex;flex-wrap:wrap;gap:6px}
nav li{background:var(--paper);border:1px solid var(--line);border-radius:99px;padding:0 12px 0 2px}
nav li:has(a:only-child){padding:0 2px}
nav a{padding:7px 8px 7px 10px}
h1{margin-top:20px;font-size:24px}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,tr,tbody th,td,caption{display:block}
tbody tr{padding:8px 0;border-bottom:1px solid var(--line)}
tbody th,td{padding:0 10px;border:0}
}
@media print{nav,.skip{display:none}.columns{display:block}}
`
