import type { OfflineWords } from './scope.ts'

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
:root{color-scheme:light dark;--ink:#1b1f2a;--soft:#5b6373;--line:#dfe3ea;--ground:#fff;--tint:#f5f7fa;--brand:#3965ff}
@media(prefers-color-scheme:dark){:root{--ink:#eceef3;--soft:#a3abbb;--line:#333947;--ground:#14171f;--tint:#1b1f29;--brand:#8aa5ff}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:clamp(32px,12vh,120px) 20px 56px}
h1{margin:0 0 8px;font-size:1.625rem;line-height:1.25;font-weight:600}h2{margin:32px 0 8px;font-size:.875rem;font-weight:600;color:var(--soft)}
p{margin:0 0 20px;color:var(--soft)}ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:10px;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:flex;flex-direction:column;justify-content:center;min-height:48px;padding:10px 16px;color:inherit;text-decoration:none}li span{font-weight:500}small{color:var(--soft);font-size:.875rem}
li a:hover{background:var(--tint)}a:focus-visible{outline:2px solid var(--brand);outline-offset:-2px;border-radius:6px}
.ways{display:flex;flex-wrap:wrap;gap:12px}.ways a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:6px;color:inherit;text-decoration:none;font-weight:500}
.ways a:first-child{background:var(--brand);border-color:var(--brand);color:#fff}@media(prefers-color-scheme:dark){.ways a:first-child{color:#10131a}}`

/** A lesson, and below it its course; the school that every title ends with is left out. */
const drawTitle = (title: string): string => {
  const parts = title.split(' · ')
  const course = parts.length > 2 ? parts.at(-2) : undefined
  const lesson = course === undefined ? title : parts.slice(0, -2).join(' · ')
  return `<span>${lesson}</span>${course === undefined ? '' : ` <small>${course}</small>`}`
}

/**
 * Stands in for a page that is not kept: says so, and what can be opened. Asks again by itself, not everybody at one moment.
 *
 * @param languages of the browser, the most wanted first
 * @param kept pages that may be shown, the latest first; their titles are HTML already
 */
export const drawOfflinePage = (
  wordsOf: Readonly<Record<string, OfflineWords>>,
  languages: readonly string[],
  kept: readonly { readonly path: string; readonly title: string }[],
): Response => {
  const locale =
    languages.map((language) => language.slice(0, 2)).find((language) => language in wordsOf) ?? 'en'
  const words = wordsOf[locale]
  const text = (name: keyof OfflineWords): string => escapeText(words?.[name] ?? '')
  const pause = 10 + Math.floor(Math.random() * 10)
  const rows = kept.map(({ path, title }) => `<li><a href="${escapeText(path)}">${drawTitle(title)}</a></li>`)
  const list =
    rows.length > 0
      ? `<h2 id="kept">${text('kept')}</h2><ul aria-labelledby="kept">${rows.join('')}</ul>`
      : `<p>${text('nothing')}</p>`
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${pause}">
<title>${text('title')}</title><style>${style}</style>
<main><h1>${text('title')}</h1><p>${text('text')}</p>
<div class="ways"><a href="">${text('again')}</a><a href="/account/offline">${text('manage')}</a></div>${list}</main></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  )
}
