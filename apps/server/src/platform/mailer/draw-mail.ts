import type { MailContent, MailItem } from './mail-content.ts'
import { escapeHtml } from '../texts/escape-html.ts'

/** The colours of the school, as they can be read. */
export interface MailColors {
  readonly fill: string
  readonly ink: string
  readonly link: string
  readonly darkLink: string
}

/** Words with their line breaks. */
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br />')

const font = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const codeFont = "'JetBrains Mono', Consolas, Menlo, monospace"

const part = <Value>(value: Value | undefined, draw: (value: Value) => string): string =>
  value === undefined ? '' : draw(value)

/** The letter as HTML for mail programs, made by MJML: tables for old ones, dark colours for those that have them. */
export const drawMail = async (letter: MailContent, colors: MailColors): Promise<string> => {
  // Loaded with the first letter: with everything it brings it is a sixth of a start.
  const { default: mjml } = await import('mjml')
  const { html, errors } = await mjml(sourceOf(letter, colors), {
    validationLevel: 'soft',
    ignoreIncludes: true,
    // No address of another company is asked for when a letter is opened.
    fonts: {},
  })
  const [error] = errors
  if (error) throw new Error(`A letter could not be drawn: ${error.formattedMessage}`)
  return html
}

const sourceOf = (letter: MailContent, colors: MailColors): string => `<mjml lang="${letter.locale}">
${head(letter, colors)}
<mj-body css-class="page" background-color="#f3f4f8" width="600px">
  <mj-section css-class="ground" background-color="#f3f4f8" padding="24px 16px 12px"><mj-column>${brand(letter)}</mj-column></mj-section>
  <mj-wrapper css-class="card" background-color="#ffffff" border-radius="10px" padding="0">
    ${part(letter.cover, cover)}
    <mj-section padding="28px 28px 8px"><mj-column padding="0">
      <mj-text font-size="22px" line-height="28px" font-weight="600" padding="0 0 12px"><h1 style="margin:0;font-size:22px;line-height:28px">${escapeHtml(letter.greeting)}</h1></mj-text>
      <mj-text padding="0 0 20px">${lines(letter.text)}</mj-text>
      ${part(letter.code, code)}
      ${(letter.items ?? []).map(item).join('\n')}
      ${part(letter.action, (action) => button(action, colors))}
      ${part(letter.note, note)}
    </mj-column></mj-section>
  </mj-wrapper>
  <mj-section css-class="ground" background-color="#f3f4f8" padding="16px"><mj-column>
    <mj-text css-class="quiet" font-size="13px" line-height="20px" color="#5b6178" padding="0 12px">${lines(letter.footer)}</mj-text>
    ${footerLinks(letter)}
  </mj-column></mj-section>
</mj-body>
</mjml>`

/**
 * Mail programs that take the body away keep what stands in it: dark words are set only where the same part has its dark ground.
 */
const head = (letter: MailContent, { link, darkLink, ink }: MailColors): string => `<mj-head>
  <mj-title>${escapeHtml(letter.subject)}</mj-title>
  <mj-preview>${escapeHtml(letter.preheader ?? letter.text)}</mj-preview>
  <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
  <mj-attributes>
    <mj-all font-family="${font}" />
    <mj-text font-size="16px" line-height="25px" color="#1b1e29" padding="0" />
    <mj-column padding="0" />
  </mj-attributes>
  <mj-style>
    a { color: ${link}; }
    .code span { user-select: all; -webkit-user-select: all; }
    @media (prefers-color-scheme: dark) {
      .page, .page > div, .ground, .ground > table { background: #12141c !important; }
      .card, .card > table { background: #1b1e29 !important; }
      .ground div, .card div, .card h1, .ground strong, .card strong { color: #eef0f6 !important; }
      .ground .quiet div, .ground .quiet div a, .card .quiet div { color: #a9afc4 !important; }
      .card a { color: ${darkLink} !important; }
      .card .press a { color: ${ink} !important; }
      .code span { border-color: #4a5068 !important; color: #eef0f6 !important; }
    }
  </mj-style>
</mj-head>`

const brand = ({ look }: MailContent): string =>
  `<mj-text font-size="16px" font-weight="600" padding="0 12px"><a href="${escapeHtml(look.origin)}" style="color:inherit;text-decoration:none">${
    look.logoUrl === null ? `<strong>${escapeHtml(look.name)}</strong>` : logo(look.logoUrl, look.name)
  }</a></mj-text>`

/** `mj-image` needs a width and stretches a logo of another shape to it. Outlook reads the attribute, other programs the style. */
const logo = (url: string, name: string): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" height="36" style="display:block;border:0;height:auto;width:auto;max-height:36px;max-width:240px" />`

const cover = ({ url, href, label }: NonNullable<MailContent['cover']>): string =>
  `<mj-section padding="0"><mj-column padding="0"><mj-image src="${escapeHtml(url)}" alt="${escapeHtml(label)}" href="${escapeHtml(href)}" padding="0" border-radius="10px 10px 0 0" fluid-on-mobile="true" /></mj-column></mj-section>`

const code = (digits: string): string =>
  `<mj-text css-class="code" padding="0 0 20px"><span style="display:inline-block;padding:12px 20px;border:1px solid #c9cede;border-radius:10px;font:600 32px/1.2 ${codeFont};letter-spacing:6px">${escapeHtml(digits)}</span></mj-text>`

const item = ({ title, text, href }: MailItem): string => {
  const name = `<strong>${escapeHtml(title)}</strong>`
  const linked = href === null ? name : `<a href="${escapeHtml(href)}">${name}</a>`
  return `<mj-text padding="0 0 16px">${linked}${text === null ? '' : `<br />${lines(text)}`}</mj-text>`
}

const button = ({ label, href }: NonNullable<MailContent['action']>, { fill, ink }: MailColors): string =>
  `<mj-button css-class="press" href="${escapeHtml(href)}" background-color="${fill}" color="${ink}" align="left" border-radius="6px" font-size="16px" font-weight="600" inner-padding="12px 20px" padding="4px 0 24px">${escapeHtml(label)}</mj-button>`

const note = (text: string): string =>
  `<mj-text css-class="quiet" font-size="14px" line-height="21px" color="#5b6178" padding="0 0 20px">${lines(text)}</mj-text>`

const footerLinks = ({ footerLinks: links = [] }: MailContent): string =>
  links.length === 0
    ? ''
    : `<mj-text css-class="quiet" font-size="13px" line-height="28px" color="#5b6178" padding="4px 12px">${links
        .map(
          ({ label, href }) => `<a href="${escapeHtml(href)}" style="color:#5b6178">${escapeHtml(label)}</a>`,
        )
        .join(' &#160;·&#160; ')}</mj-text>`
