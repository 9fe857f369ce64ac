import { calloutKinds } from '@lectern/contract/rich-text/nodes/boxes'
import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'

/** Names of the styles by which a document of ours is known again when it comes back. */
export const wordStyles = {
  section: 'Lesson section',
  unitTitle: 'Unit title',
  quote: 'Quote',
  divider: 'Divider',
  formula: 'Formula',
  formulaBlock: 'Formula block',
  code: 'Code words',
} as const

export const codeStyle = (language: string): string => `Code ${language}`
export const calloutStyle = (kind: string): string => `Callout ${kind}`

/** Colours of Word's highlighter by their names in a document. */
export const wordHighlights: Readonly<Record<string, string>> = {
  yellow: '#ffff00',
  green: '#00ff00',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  blue: '#0000ff',
  red: '#ff0000',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  darkGray: '#808080',
  lightGray: '#c0c0c0',
  black: '#000000',
  white: '#ffffff',
}

/** What becomes of each style when a document is read (mammoth's style map). */
export const wordStyleMap: readonly string[] = [
  `p[style-name='${wordStyles.section}'] => h1.section:fresh`,
  `p[style-name='${wordStyles.unitTitle}'] => h2.title:fresh`,
  `p[style-name='Title'] => h1:fresh`,
  `p[style-name='Subtitle'] => h2:fresh`,
  `p[style-name='${wordStyles.quote}'] => blockquote > p:fresh`,
  `p[style-name='Quotations'] => blockquote > p:fresh`,
  `p[style-name='Intense Quote'] => blockquote > p:fresh`,
  `p[style-name='${wordStyles.divider}'] => hr:fresh`,
  `p[style-name='${wordStyles.formulaBlock}'] => p.formula:fresh`,
  `r[style-name='${wordStyles.formula}'] => span.formula`,
  `r[style-name='${wordStyles.code}'] => code`,
  `p[style-name='Preformatted Text'] => pre.plain:separator('\n')`,
  `p[style-name='HTML Preformatted'] => pre.plain:separator('\n')`,
  ...codeLanguages.map((each) => `p[style-name='${codeStyle(each)}'] => pre.${each}:fresh`),
  ...calloutKinds.map((each) => `p[style-name='${calloutStyle(each)}'] => div.${each} > p:fresh`),
  'u => u',
  ...Object.keys(wordHighlights).map((each) => `highlight[color='${each}'] => mark.${each}`),
  // What reviewers wrote is no part of the text.
  'comment-reference => ',
]
