/** How a website of recipes looks: light and dark, on phones and large screens, and on paper. */
export const siteStyle = `:root {
  color-scheme: light dark;
  --page: #fbfaf8; --surface: #fff; --ink: #2b2723; --soft: #665f56; --line: #e4dfd7; --accent: #a4520f; --tint: #f6efe6;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #1a1816; --surface: #23201d; --ink: #ede8e1; --soft: #b0a89d; --line: #3d3833; --accent: #f0a868; --tint: #2c2722; }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-block-start: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: ui-serif, Georgia, 'Times New Roman', serif; line-height: 1.2; font-weight: 600; text-wrap: balance; }
a { color: var(--accent); }
a:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main, .front, .back { max-inline-size: 68rem; margin-inline: auto; padding-inline: 1.25rem; }
.front { padding-block: 3.5rem 1rem; text-align: center; }
.front h1 { font-size: clamp(2rem, 7vw, 3.5rem); margin: 0; }
.front::before { content: ''; display: block; inline-size: 4rem; margin: 0 auto 1.25rem; border-block-start: 3px solid var(--accent); }
.description { color: var(--soft); font-style: italic; font-size: 1.125rem; }
.front .description { margin: .75rem auto 0; max-inline-size: 40rem; }
form { margin-block-start: 1.75rem; }
label { display: grid; gap: .35rem; max-inline-size: 26rem; margin-inline: auto; text-align: start; font-size: .875rem; color: var(--soft); }
input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: .9rem; font: inherit; font-size: 1.0625rem; color: var(--ink); background: var(--surface); border: 1px solid #938b80; border-radius: .625rem; }
ul { list-style: none; padding: 0; margin: 0; }
.chips { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: center; margin-block-start: 1rem; }
.chips a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .9rem; text-decoration: none; border-radius: 2rem; }
.chips a:hover { background: var(--tint); }
section > h2 { font-size: 1.5rem; margin: 2rem 0 1rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1.25rem 1rem; }
.cards a { display: block; color: inherit; text-decoration: none; }
.cards a:hover .name { text-decoration: underline; }
.cards img, .letter { display: grid; place-items: center; inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover; border-radius: .75rem; background: var(--tint); }
.letter { font: 600 3.5rem/1 ui-serif, Georgia, serif; color: var(--accent); }
.cards .name { display: block; margin-block-start: .5rem; font-weight: 600; line-height: 1.3; }
[role='status'] { text-align: center; color: var(--soft); }
main { padding-block-end: 4rem; }
.back { padding-block: 1rem .25rem; }
.back a { display: inline-flex; align-items: center; min-block-size: 2.75rem; text-decoration: none; }
.back a::before { content: '\\2190'; margin-inline-end: .5rem; }
.back[dir='rtl'] a::before { content: '\\2192'; }
.recipe, .back { max-inline-size: 56rem; }
.recipe h1 { font-size: clamp(1.75rem, 5vw, 2.75rem); margin: .25rem 0 1rem; }
.picture { display: block; inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 1rem; margin-block-end: 1.25rem; background: var(--tint); }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; margin: 1.25rem 0; padding-block: .9rem; border-block: 1px solid var(--line); }
.facts dt { font-size: .8125rem; color: var(--soft); }
.facts dd { margin: 0; font-weight: 600; }
.nutrition .facts { border: 0; padding: 0; margin: 0; }
.recipe h2 { font: 600 .875rem/1.3 system-ui, sans-serif; color: var(--accent); letter-spacing: .06em; text-transform: uppercase; margin: 2rem 0 .75rem; }
.recipe:dir(rtl) h2 { letter-spacing: 0; font-size: 1rem; }
.recipe h3 { font-size: 1.0625rem; margin: 1.25rem 0 .5rem; }
.recipe p { margin: 0 0 .6rem; }
.ingredients li { padding-block: .4rem; border-block-end: 1px solid var(--line); }
.steps > ol { padding-inline-start: 1.75rem; margin: 0; }
.steps > ol > li { margin-block-end: 1rem; padding-inline-start: .25rem; }
.steps > ol > li::marker { color: var(--accent); font-weight: 700; }
li ul { list-style: disc; padding-inline-start: 1.25rem; }
p.name { font-weight: 600; }
blockquote { margin: 0 0 .6rem; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); }
.notes { background: var(--tint); border-radius: .75rem; padding: 1px 1.25rem .75rem; margin-block-start: 2rem; }
.notes h2 { margin-block-start: 1rem; }
.source { margin-block-start: 2rem !important; font-size: .875rem; color: var(--soft); }
@media (min-width: 48em) {
  .body { display: grid; grid-template-columns: 2fr 3fr; gap: 3rem; align-items: start; }
  .body > :only-child { grid-column: 1 / -1; }
}
@media print {
  :root { --page: #fff; --surface: #fff; --ink: #000; --soft: #444; --line: #bbb; --accent: #7a3d0b; --tint: #f6efe6; color-scheme: light; }
  body { font-size: 10.5pt; }
  .back, form, .chips { display: none; }
  .recipe { max-inline-size: none; padding: 0; }
  .picture { aspect-ratio: auto; max-block-size: 7cm; }
  .body { display: grid; grid-template-columns: 1fr 2fr; gap: 1cm; }
  .steps > ol > li, .notes, .ingredients li { break-inside: avoid; }
}
`;
