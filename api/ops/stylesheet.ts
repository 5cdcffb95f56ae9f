/** The one stylesheet of the operators' pages. Colours meet a contrast of 4.5 in both schemes. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --back: #ffffff; --text: #1b1b1f; --soft: #55565e; --line: #d5d6de; --panel: #f4f4f8;
  --accent: #2a4fb8; --good: #17663a; --warn: #7d4b00; --bad: #a3202b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #15161a; --text: #ececf1; --soft: #b1b3bf; --line: #3a3c46; --panel: #1f2027;
    --accent: #9db8ff; --good: #7fd6a2; --warn: #f0bd6b; --bad: #ff9aa2;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, 'Noto Sans KR', sans-serif; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, [tabindex]:focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px;
}
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--back); }
.skip:focus { left: 1rem; top: .5rem; }
header, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: end; padding-top: 1rem; }
header p { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none; }
nav a[aria-current] { color: var(--text); font-weight: 700; text-decoration: none; border-bottom: 3px solid var(--accent); }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0; }
label { display: block; font-size: .875rem; color: var(--soft); }
input, button { font: inherit; padding: .3rem .6rem; border: 1px solid var(--soft); border-radius: .3rem; }
input { background: var(--back); color: var(--text); max-width: 24rem; }
header input { width: 22rem; }
form.steering { display: grid; gap: .75rem; max-width: 32rem; }
form.steering input { width: 100%; max-width: none; }
button { background: var(--panel); color: var(--text); cursor: pointer; }
h1 { font-size: 1.5rem; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; margin: .75rem 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; padding: .5rem .75rem; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem; border-top: 1px solid var(--line); }
/* The action of a row stays in sight where a table is wider than the window. */
.scroll td:last-child:has(> a[aria-label]) { position: sticky; inset-inline-end: 0; background: var(--back); white-space: nowrap; }
thead th { background: var(--panel); font-size: .875rem; }
tbody th { font-weight: 600; }
code, time { font-variant-numeric: tabular-nums; }
code { font-family: ui-monospace, monospace; font-size: .875em; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; }
ul.plain { margin: 0; padding: 0; list-style: none; }
.good { color: var(--good); }
.warn { color: var(--warn); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
.notice { padding: .5rem .75rem; border: 1px solid var(--line); border-inline-start: .3rem solid var(--accent); background: var(--panel); }
.notice.bad { border-inline-start-color: var(--bad); color: var(--text); }
svg { max-width: 100%; height: auto; }
svg .axis { stroke: var(--line); }
svg .calls { fill: var(--accent); }
svg .failed { fill: var(--bad); }
svg .waits { fill: var(--soft); }
.soft { color: var(--soft); }
footer { padding: 2rem 1rem; color: var(--soft); font-size: .875rem; }
`;

/** Browsers ask for one. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#2a4fb8"/>' +
  '<path d="M4 4h8v2H4zm0 3h8v2H4zm0 3h5v2H4z" fill="#fff"/></svg>';
