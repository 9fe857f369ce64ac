/** Programs whose markup has habits of its own; every other one is a page of the web. */
export type PastedSource = 'word' | 'word-online' | 'docs' | 'libreoffice' | 'pages' | 'notion' | 'page'

const signs: readonly (readonly [PastedSource, RegExp])[] = [
  ['word-online', /class="[^"]*\b(?:OutlineElement|ListContainerWrapper|TextRun)\b/],
  ['libreoffice', /<meta[^>]+(?:LibreOffice|OpenOffice)/i],
  ['word', /urn:schemas-microsoft-com:office|<meta[^>]+Microsoft (?:Word|Excel)|class="?Mso|mso-/i],
  ['docs', /id="docs-internal-guid-|google-sheets-html-origin/],
  ['pages', /<meta[^>]+Cocoa HTML Writer/i],
  ['notion', /<!--\s*notionvc|class="[^"]*\bnotion-/],
]

/** The program that put markup on the clipboard. */
export const sourceOf = (html: string): PastedSource =>
  signs.find(([, sign]) => sign.test(html))?.[0] ?? 'page'

/** Whether a program lays out pages of paper: what it says about lines was chosen by whoever wrote them. */
export const isDocument = (source: PastedSource): boolean => !['page', 'notion'].includes(source)
