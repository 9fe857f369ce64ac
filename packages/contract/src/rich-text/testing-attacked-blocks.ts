import { z } from 'zod'
import { lessonText, type TextNode } from './lesson-text.ts'
import type { TextMark } from './marks.ts'
import { addressAttacks, formulaAttacks, lookAttacks, wordAttacks } from './testing-attacks.ts'
import { textOf } from './testing-text.ts'

const words = (text: string, ...marks: readonly TextMark[]): TextNode => ({ type: 'text', text, marks })
const lineOf = (...content: readonly TextNode[]): TextNode => ({ type: 'paragraph', content })

/** Stands beside each attack on words, formulas and links, and is shown. */
export const harmless = words('harmless', { type: 'bold' })

/** A line that is no attack. */
export const harmlessLine = lineOf(harmless)

/** Every field of a text that holds words, with one attack in each. */
const everyField = (attack: string): readonly TextNode[] => [
  lineOf(
    harmless,
    words(attack),
    words('told', { type: 'tooltip', attrs: { title: attack, description: attack } }),
    { type: 'footnote', attrs: { text: attack } },
    words(attack, { type: 'code' }),
    words(attack, { type: 'link', attrs: { href: 'https://example.org/' } }),
  ),
  { type: 'heading', attrs: { level: 2 }, content: [words(attack)] },
  { type: 'callout', attrs: { kind: 'tip' }, content: [lineOf(words(attack))] },
]

const languages = ['html', 'javascript', 'css', 'xml', 'php', 'plain'] as const

/** Fields of blocks that draw themselves. */
const drawnFields = (attack: string, at: number): readonly TextNode[] => [
  { type: 'button', attrs: { label: attack.slice(0, 120), href: 'https://example.org/' } },
  { type: 'image', attrs: { src: 'https://example.org/x.png', alt: attack, caption: attack } },
  { type: 'iframe', attrs: { src: 'https://example.org/', title: attack } },
  { type: 'codeBlock', attrs: { value: attack, language: languages[at % languages.length] } },
  {
    type: 'details',
    attrs: { open: true },
    content: [
      { type: 'detailsSummary', content: [words(attack)] },
      { type: 'detailsContent', content: [lineOf(words(attack))] },
    ],
  },
  {
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [lineOf(words(attack))] }] }],
  },
]

/** Blocks with an attack in every field of words that they have. */
export const attackedWords: readonly TextNode[] = wordAttacks.flatMap(everyField)
export const attackedFields: readonly TextNode[] = wordAttacks.flatMap(drawnFields)

const addressed: readonly ((address: string) => TextNode)[] = [
  (href) => lineOf(harmless, words('here', { type: 'link', attrs: { href } })),
  (href) => ({ type: 'button', attrs: { label: 'Go', href } }),
  (src) => ({ type: 'iframe', attrs: { src, title: 'There' } }),
  (src) => ({ type: 'image', attrs: { src, alt: 'There' } }),
]

/** Blocks with an attack in every field of addresses. */
export const attackedAddresses: readonly TextNode[] = addressAttacks.flatMap((attack) =>
  addressed.map((make) => make(attack)),
)

/** Formulas of attacks, in a line and alone. */
export const attackedFormulas: readonly TextNode[] = formulaAttacks.flatMap((latex) => [
  lineOf(harmless, { type: 'formula', attrs: { latex } }),
  { type: 'formulaBlock', attrs: { latex } },
])

const letterLooks = ['color', 'backgroundColor', 'fontSize', 'fontFamily']
const buttonLooks = ['backgroundColor', 'color', 'fontFamily', 'textAlign', 'width', 'padding', 'target']

const looked: readonly ((look: string) => TextNode)[] = [
  ...letterLooks.map(
    (name) => (look: string) => lineOf(words('here', { type: 'textStyle', attrs: { [name]: look } })),
  ),
  ...buttonLooks.map((name) => (look: string) => ({
    type: 'button',
    attrs: { label: 'Go', href: 'https://example.org/', [name]: look },
  })),
  ...['textAlign', 'lineHeight', 'indent'].map((name) => (look: string) => ({
    type: 'paragraph',
    attrs: { [name]: look },
    content: [words('here')],
  })),
  (kind) => ({ type: 'callout', attrs: { kind }, content: [lineOf(words('here'))] }),
  (language) => ({ type: 'codeBlock', attrs: { language, value: 'x' } }),
  (theme) => ({ type: 'codeBlock', attrs: { theme, value: 'x' } }),
  (width) => ({ type: 'image', attrs: { src: 'https://example.org/x.png', width } }),
  (justify) => ({ type: 'image', attrs: { src: 'https://example.org/x.png', justify } }),
  (name) => lineOf({ type: 'anchor', attrs: { name: `${name}"` } }),
  (type) => ({ type, attrs: {}, content: [] }),
]

/** Kinds and attributes that no text has; read from JSON, in which a key may have any name. */
const shapes: readonly TextNode[] = [
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"type":"toString","content":[]}',
  '{"type":"script","content":[{"type":"text","text":"probe(1)"}]}',
  '{"type":"paragraph","__proto__":{"type":"htmlBlock"},"content":[{"type":"text","text":"x"}]}',
  '{"type":"paragraph","attrs":{"__proto__":{"textAlign":"right"},"onclick":"probe(1)","style":"color:red"}}',
  '{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"constructor"}]}]}',
  '{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"__proto__","attrs":{"href":"javascript:probe(1)"}}]}]}',
  '{"type":"image","attrs":{"fileId":"../../probe","alt":"x"}}',
  '{"type":"audio","attrs":{"fileId":"1b9d6a4e\\" onerror=\\"probe(1)","title":"x"}}',
  '{"type":"fileBlock","attrs":{"files":[{"uuid":"<script>probe(1)</script>"}]}}',
  '{"type":"gallery","attrs":{"columns":"2;probe(1)","pictures":[]}}',
  '{"type":"taskList","attrs":{"tickedBy":"probe"},"content":[]}',
].map((json) => z.custom<TextNode>().parse(JSON.parse(json)))

/** Blocks with an attack in every look, and blocks that are none. */
export const attackedLooks: readonly TextNode[] = [
  ...looked.flatMap((make) => lookAttacks.map(make)),
  ...shapes,
]

/** What a text may hold of some blocks, as it is stored; the rest is refused. */
export const storableOf = (blocks: readonly TextNode[]): readonly TextNode[] =>
  blocks.flatMap((block) => {
    const { success, data } = lessonText.safeParse(textOf(block))
    return success ? data.doc.content : []
  })
