import type { Locale } from '@lectern/contract/kernel/locales'
import { decimalOf, exponentAt } from '../core/money.ts'
import type { Payment, ProviderName } from '../core/payment.ts'
import { buttons } from './press.ts'
import { pageTexts } from './texts.ts'

const names: Readonly<Record<ProviderName, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  wayforpay: 'WayForPay',
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)

const style = `
:root{color-scheme:light dark;--page:#f6f6f3;--card:#fff;--text:#1c1c1a;--quiet:#595955;--line:#c9c9c2;--key:#1f5fbf;--key-text:#fff;--note:#fff4d6}
@media (prefers-color-scheme:dark){:root{--page:#161614;--card:#22221f;--text:#f0f0ea;--quiet:#b5b5ac;--line:#55554e;--key:#8db8f5;--key-text:#10233f;--note:#3d3416}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.375rem;line-height:1.3;margin:1rem 0 0;overflow-wrap:anywhere}
.note{background:var(--note);border-radius:.5rem;padding:.75rem 1rem;margin:0}.sum{font-size:2rem;line-height:1.2;font-weight:650;margin:.5rem 0 0}
.to,.hint{color:var(--quiet);margin:.25rem 0 0;overflow-wrap:anywhere}form{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin-top:1.5rem}
label{display:block;font-weight:600}input{font:inherit;color:inherit;background:var(--page);border:1px solid var(--quiet);border-radius:.5rem;min-height:2.75rem;padding:.5rem .75rem;width:100%;margin-top:.25rem}
fieldset{border:0;padding:0;margin:1.25rem 0 0;display:grid;gap:.625rem;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}legend{font-weight:600;padding:0;margin-bottom:.5rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--quiet);background:transparent;color:inherit;cursor:pointer}
button.first{background:var(--key);border-color:var(--key);color:var(--key-text);grid-column:1/-1}a{color:var(--key)}
:focus-visible{outline:3px solid var(--key);outline-offset:2px}`

const frame = (language: Locale, title: string, inside: string, script = '') =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main>${inside}</main>${script}</body></html>`

const sumText = ({ provider, amount, currency, language }: Payment): string => {
  const text = decimalOf(amount, exponentAt(provider, currency))
  return `${language === 'en' ? text : text.replace('.', ',')} ${currency}`
}

const head = (payment: Payment): string => {
  const texts = pageTexts[payment.language]
  return `<p class="note"><strong>${texts.test}</strong> ${texts.played(names[payment.provider])}</p>
<h1>${escaped(payment.title)}</h1><p class="sum">${sumText(payment)}</p><p class="to">${texts.to}: ${escaped(payment.shop)}</p>`
}

/** The page at which a payment is made, with a word on how it stands where there is one. */
export const payPage = (payment: Payment, message: string | null): string => {
  const texts = pageTexts[payment.language]
  const list = buttons.map(
    (button, at) =>
      `<button name="button" value="${button}"${at === 0 ? ' class="first"' : ''}>${texts.buttons[button]}</button>`,
  )
  const inside = `${head(payment)}
${message === null ? '' : `<p class="note" role="status">${message}</p>`}
<form method="post"><label for="card">${texts.card}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="30" aria-describedby="hint">
<p class="hint" id="hint">${texts.cardHint}</p>
<fieldset><legend>${texts.choose}</legend>${list.join('')}</fieldset></form>`
  return frame(payment.language, `${payment.title} – ${names[payment.provider]}`, inside)
}

/** A page that only says something, with the way back to the shop where there is one. */
export const wordPage = (payment: Payment, message: string, backUrl: string | null): string => {
  const texts = pageTexts[payment.language]
  const back = backUrl === null ? '' : `<p><a href="${escaped(backUrl)}">${texts.back}</a></p>`
  return frame(
    payment.language,
    payment.title,
    `${head(payment)}<p class="note" role="status">${message}</p>${back}`,
  )
}

/** A page for a payment that is not there. */
export const strangePage = (language: Locale, message: string): string =>
  frame(language, message, `<h1>${message}</h1><p class="note">${pageTexts[language].test}</p>`)

/** A page that posts fields to the shop by itself; without scripts, by a button. */
export const formPage = (
  { language }: Payment,
  url: string,
  fields: readonly (readonly [string, string])[],
): string => {
  const texts = pageTexts[language]
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return frame(
    language,
    texts.back,
    `<h1>${texts.back}</h1><form method="post" id="back" action="${escaped(url)}">${inputs.join('')}<button class="first">${texts.back}</button></form>`,
    '<script>document.getElementById("back").submit()</script>',
  )
}
