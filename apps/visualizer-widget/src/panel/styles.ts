/**
 * Uses the theme of the page if there is one; a constructed style sheet is not restricted by the content security
 * policy.
 */
const css = `
:host { display: block; block-size: 100%; min-block-size: 34rem; container-type: inline-size; }
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
.room {
  --paper: var(--settee-color-paper, #fcfaf5); --ink: var(--settee-color-ink, #2a2622);
  --muted: var(--settee-color-muted, #675d53); --line: var(--settee-color-line, #e5ddd1);
  --soft: var(--settee-color-accent-soft, #e9ebdf); --accent: var(--settee-color-select, #474e38);
  --on-accent: var(--settee-color-on-select, #fff); --edge: var(--settee-color-edge, #8d8174);
  --focus: var(--settee-color-focus, #2a2622); --round: var(--settee-radius-m, 6px);
  --ground: #f2ede3; --glass: rgb(252 250 245 / .92); --shadow: 0 1px 2px rgb(60 44 28 / .08), 0 6px 20px -6px rgb(60 44 28 / .18);
  --quick: var(--settee-motion-fast, 200ms); --head: var(--settee-font-display, Georgia, serif);
  --head-size: 1.25rem; --head-weight: 500; --head-track: 0;
  display: grid; grid-template-rows: auto 1fr; block-size: 100%; min-block-size: inherit; color: var(--ink); background: var(--paper);
  font: 400 1rem/1.45 var(--settee-font-text, system-ui, sans-serif); font-variant-numeric: tabular-nums;
}
.room[data-brand=cb2] {
  --paper: var(--settee-color-paper, #fff); --ink: var(--settee-color-ink, #000); --muted: var(--settee-color-muted, #5c5c5c);
  --line: var(--settee-color-line, #d4d4d4); --soft: var(--settee-color-accent-soft, #f2f2f2); --accent: var(--settee-color-select, #000);
  --edge: var(--settee-color-edge, #000); --focus: var(--settee-color-focus, #000); --round: var(--settee-radius-m, 0);
  --ground: #f2f2f2; --glass: #fff; --shadow: 0 0 0 1px #000; --quick: var(--settee-motion-fast, 120ms);
  --head: var(--settee-font-display, Helvetica, Arial, sans-serif); --head-size: 1.375rem; --head-weight: 300; --head-track: -.03em;
}
.stage { position: sticky; inset-block-start: 0; z-index: 2; block-size: clamp(20rem, 102cqi, 30rem); overflow: hidden; background: var(--ground); isolation: isolate; }
.panel :is(button, input) { scroll-margin-block: calc(clamp(20rem, 102cqi, 30rem) + 12px) 12px; }
canvas, .plan { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; display: block; touch-action: none; cursor: grab; }
canvas[data-over=piece] { cursor: move; } canvas[data-held] { cursor: grabbing; }
.stage:focus-visible, .stage:focus-within:has(canvas:focus-visible) { outline: none; }
.stage:focus-visible::after { content: ''; position: absolute; inset: 3px; border: 2px solid var(--focus); outline: 2px solid var(--paper); pointer-events: none; z-index: 3; }
.bar { position: absolute; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px; inset-inline: 10px; pointer-events: none; }
.bar > * { pointer-events: auto; }
.tools { inset-block-start: 10px; } .tools > .tool:nth-child(3) { margin-inline-start: auto; }
.views { inset-block-end: 10px; justify-content: space-between; flex-wrap: nowrap; }
@container (max-width: 25rem) { .views .turn { display: none; } }
.pair { display: flex; border-radius: var(--round); box-shadow: var(--shadow); background: var(--glass); }
.pair .tool { box-shadow: none; background: none; border-radius: inherit; }
button { font: inherit; color: inherit; }
.tool {
  display: grid; place-items: center; min-inline-size: 44px; block-size: 44px; padding: 0 10px; border: 0; border-radius: var(--round);
  background: var(--glass); box-shadow: var(--shadow); cursor: pointer; transition: background-color var(--quick), color var(--quick);
}
.tool:has(.icon) { padding: 0; } .tool.word { font-size: .875rem; font-weight: 500; }
.tool:hover { background: var(--soft); } .tool[aria-pressed=true] { background: var(--accent); color: var(--on-accent); }
.tool[aria-disabled=true] { color: color-mix(in srgb, var(--ink) 38%, transparent); cursor: default; background: var(--glass); }
:is(button, input):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; z-index: 1; position: relative; }
.icon { inline-size: 22px; block-size: 22px; fill: none; stroke: currentColor; stroke-width: var(--settee-layout-icon-stroke, 1.5); stroke-linecap: round; stroke-linejoin: round; }
.ruler { position: absolute; inset: 0; pointer-events: none; z-index: 1; direction: ltr; }
.ruler svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; fill: none; }
.ruler path { stroke: var(--ink); stroke-width: 1.25; paint-order: stroke; } .ruler path.gap { stroke-dasharray: 3 3; opacity: .7; }
.ruler span { position: absolute; inset: 0 auto auto 0; padding: 1px 6px; border-radius: var(--round); font-size: .75rem; font-weight: 500; white-space: nowrap; background: var(--glass); }
.ruler span.own { background: var(--ink); color: var(--paper); }
.told { position: absolute; z-index: 2; inset-block-end: 64px; inset-inline: 10px; display: flex; justify-content: center; pointer-events: none; }
.told p { max-inline-size: 34rem; padding: 8px 14px; border-radius: var(--round); background: var(--ink); color: var(--paper); font-size: .875rem; opacity: 0; transition: opacity var(--quick); }
.told p[data-shown] { opacity: 1; }
.panel { padding: 4px 16px 24px; border-block-start: 1px solid var(--line); }
section { padding-block: 18px 6px; } section + section { border-block-start: 1px solid var(--line); margin-block-start: 12px; }
h3 { font: var(--head-weight) var(--head-size)/1.2 var(--head); letter-spacing: var(--head-track); margin-block-end: 8px; }
ul { list-style: none; padding: 0; }
.piece, .offer { position: relative; display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 48px; padding: 6px 10px; border: 0; border-radius: var(--round); background: none; text-align: start; cursor: pointer; transition: background-color var(--quick); }
.piece:hover, .offer:hover { background: var(--soft); }
.lines { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; column-gap: 12px; flex: 1; min-inline-size: 0; } .name { font-weight: 500; overflow-wrap: anywhere; }
.size, .note { font-size: .875rem; color: var(--muted); } .note { padding-block: 4px 8px; }
.mark { inline-size: 10px; block-size: 10px; border: 1.5px solid var(--edge); border-radius: var(--settee-radius-round, 999px); flex: none; transition: background-color var(--quick); }
.room[data-brand=cb2] .mark { border-radius: 0; }
.piece[aria-pressed=true] { background: var(--soft); } .piece[aria-pressed=true] .mark { background: var(--accent); border-color: var(--accent); }
li:has(.actions) { background: var(--soft); border-radius: var(--round); margin-block: 2px; }
.actions { display: grid; grid-template-columns: repeat(4, minmax(44px, 1fr)); gap: 6px; padding: 2px 10px 10px; }
.actions .tool { box-shadow: none; border: 1px solid var(--line); background: var(--paper); } .room[data-brand=cb2] .actions .tool { border-color: var(--edge); gap: 0; }
.actions .tool:hover { border-color: var(--edge); }
.offer .icon { flex: none; }
.slider { display: grid; grid-template-columns: 1fr auto; align-items: center; padding-block: 4px; } .slider input { grid-column: 1 / -1; }
input[type=range] { appearance: none; inline-size: 100%; block-size: 44px; background: none; cursor: pointer; }
input[type=range]::-webkit-slider-runnable-track { block-size: 3px; background: linear-gradient(to right, var(--accent) var(--share), var(--line) 0); }
input[type=range]:dir(rtl)::-webkit-slider-runnable-track { background: linear-gradient(to left, var(--accent) var(--share), var(--line) 0); }
input[type=range]::-moz-range-track { block-size: 3px; background: var(--line); } input[type=range]::-moz-range-progress { block-size: 3px; background: var(--accent); }
input[type=range]::-webkit-slider-thumb { appearance: none; inline-size: 22px; block-size: 22px; margin-block-start: -9.5px; border: 2px solid var(--accent); border-radius: var(--settee-radius-round, 999px); background: var(--paper); }
input[type=range]::-moz-range-thumb { inline-size: 18px; block-size: 18px; border: 2px solid var(--accent); border-radius: var(--settee-radius-round, 999px); background: var(--paper); }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.plan { padding: 62px 8px 60px; background: var(--ground); direction: ltr; user-select: none; }
.plan-room { fill: var(--paper); stroke: var(--ink); stroke-width: 5; }
.plan-piece { cursor: move; } .plan-piece polygon { fill: color-mix(in srgb, var(--ground) 70%, var(--paper)); stroke: var(--ink); stroke-width: 1.25; }
.plan-piece line { stroke: var(--ink); stroke-width: 1; } .plan-piece.rug polygon { fill: none; stroke-dasharray: 6 4; }
.plan-piece.ceiling polygon { fill: none; stroke-dasharray: 2 4; } .plan-piece[data-selected=true] polygon { fill: var(--soft); stroke: var(--accent); stroke-width: 2.5; }
.plan :is(rect, polygon, line) { vector-effect: non-scaling-stroke; }
.plan text { text-anchor: middle; dominant-baseline: middle; fill: var(--ink); pointer-events: none; }
.plan .own text, .plan .gap text { font-size: 5.5px; font-weight: 600; paint-order: stroke; stroke: var(--paper); stroke-width: 2px; }
.plan g > line { stroke: var(--ink); stroke-width: 1.25; } .plan .gap line { stroke-dasharray: 4 4; opacity: .7; }
.plan-note { position: absolute; z-index: 1; inset-block-end: 10px; inset-inline: 12px; font-size: .875rem; color: var(--muted); text-align: center; }
@container (min-width: 46rem) {
  .room { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 20rem; }
  .stage { position: relative; block-size: auto; min-block-size: 34rem; } .panel :is(button, input) { scroll-margin-block: 12px; }
  .panel { overflow-y: auto; border-block-start: 0; border-inline-start: 1px solid var(--line); overscroll-behavior: contain; }
  .told { inset-block-end: 66px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) {
  .tool, .pair, .ruler span { border: 1px solid ButtonText; } .tool[aria-pressed=true], .piece[aria-pressed=true] .mark { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .tool[aria-disabled=true] { color: GrayText; } .plan-piece polygon { stroke: CanvasText; fill: Canvas; }
}
`;

/** The widget's style sheet. */
export function makeStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
