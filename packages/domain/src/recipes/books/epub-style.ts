/** How an e-book looks where the reading program leaves it to the book: little, and in units of its type. */
export const epubStyle = `body { margin: 0 4%; line-height: 1.5; overflow-wrap: anywhere; }
h1 { font-size: 1.7em; line-height: 1.2; margin: 1em 0 .4em; text-align: start; }
h2 { font-size: .85em; letter-spacing: .06em; margin: 1.6em 0 .5em; }
h2:lang(ar), h2:lang(he) { letter-spacing: 0; font-size: 1em; }
h3 { font-size: 1em; margin: 1.2em 0 .3em; }
p { margin: 0 0 .6em; }
a { color: inherit; }
img { max-width: 100%; height: auto; display: block; }
img.picture { width: 100%; margin: 0 0 1em; }
.description { font-style: italic; }
.facts { margin: 1em 0; padding: .5em 0; border-top: 1px solid; border-bottom: 1px solid; border-color: #b9aa97; }
.facts div { display: inline-block; margin-inline-end: 1.6em; }
.facts dt { font-size: .75em; margin: 0; }
.facts dd { margin: 0; }
.nutrition .facts { border: 0; padding: 0; margin: 0; }
.ingredients ul { list-style: none; padding: 0; margin: 0; }
.ingredients li { margin: 0 0 .35em; padding-inline-start: 1em; text-indent: -1em; }
.steps > ol, .steps > ol > li { margin-bottom: .7em; }
.name { font-weight: bold; }
.notes, .nutrition { page-break-inside: avoid; break-inside: avoid; }
.source { font-size: .85em; margin-top: 1.5em; overflow-wrap: anywhere; }
.cover { text-align: center; }
.cover h1 { font-size: 2.2em; text-align: center; }
.cover img { margin: 0 auto; max-height: 65vh; }
.chapter { text-align: center; padding-top: 25%; }
.chapter h1 { text-align: center; }
.chapter ul, .index ul { list-style: none; padding: 0; }
.index ul ul { padding-inline-start: 1em; margin-bottom: .5em; }
nav ol { list-style: none; padding-inline-start: 0; }
nav ol ol { padding-inline-start: 1em; }
`;
