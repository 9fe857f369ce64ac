import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { TextId } from '../../../../lib/texts/index.ts'

interface HtmlTemplate {
  readonly id: string
  /** As document 001 §9 calls it. */
  readonly name: string
  /** What the name means to an author who writes no HTML. */
  readonly meaning: TextId
  readonly words: TextId
  /** The words are those of the author's language, a button's colour is the school's. */
  readonly html: (words: string, schoolColor: string) => string
}

const button = (words: string, schoolColor: string): string =>
  `<a href="https://" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${schoolColor};color:${textColorOn(schoolColor)};font-family:Inter,sans-serif;text-decoration:none">${words}</a>`

/** Ready pieces of HTML (document 001 §9). */
export const htmlTemplates: readonly HtmlTemplate[] = [
  {
    id: 'button',
    name: 'Button',
    meaning: 'lesson-text.html_means_button',
    words: 'lesson-text.html_button',
    html: button,
  },
  {
    id: 'iframe',
    name: 'Iframe',
    meaning: 'lesson-text.html_means_iframe',
    words: 'lesson-text.html_iframe',
    html: (words) =>
      `<iframe src="https://" title="${words}" width="560" height="315" frameborder="0" allowfullscreen></iframe>`,
  },
  {
    id: 'p',
    name: 'P',
    meaning: 'lesson-text.html_means_p',
    words: 'lesson-text.html_p',
    html: (words) => `<p>${words}</p>`,
  },
  {
    id: 'ul',
    name: 'Ul',
    meaning: 'lesson-text.html_means_ul',
    words: 'lesson-text.html_item',
    html: (words) => `<ul>\n  <li>${words}</li>\n  <li>${words}</li>\n  <li>${words}</li>\n</ul>`,
  },
  {
    id: 'cta',
    name: 'CTA',
    meaning: 'lesson-text.html_means_cta',
    words: 'lesson-text.html_cta',
    html: (words, schoolColor) =>
      `<div style="padding:24px;border-radius:8px;background:#EEF2FF;color:#101828;text-align:center">\n  <h2 style="margin:0 0 16px">${words}</h2>\n  ${button(words, schoolColor)}\n</div>`,
  },
  {
    id: 'img',
    name: 'Img',
    meaning: 'lesson-text.html_means_img',
    words: 'lesson-text.html_img',
    html: (words) => `<img src="https://" alt="${words}" style="max-width:100%">`,
  },
]
