import type { NodeType } from '@lectern/contract/rich-text/registry'
import { markTypes } from '@lectern/contract/rich-text/marks'
import { createHeadingNames, placeId } from '@lectern/contract/rich-text/heading-names'
import { isCode } from '@lectern/contract/rich-text/variables'
import { renderJSONContentToString } from '@tiptap/static-renderer/json/html-string'
import { renderMark } from './mark-renderers.ts'
import type { AnyRenderer, StoredNode, TextContext } from './node-renderer.ts'
import { boxRenderers } from './nodes/boxes.ts'
import { buttonRenderers } from './nodes/button.ts'
import { codeRenderers } from './nodes/code.ts'
import { inlineRenderers } from './nodes/inlines.ts'
import { lineRenderers } from './nodes/lines.ts'
import { listRenderers } from './nodes/lists.ts'
import { mediaRenderers } from './nodes/media.ts'
import { tableRenderers } from './nodes/tables.ts'
import { element, escapeHtml } from './write-html.ts'
import { shortHash } from './short-hash.ts'
import { type WriteWords, withVariables } from './write-words.ts'

const rendererList = [
  ...lineRenderers,
  ...listRenderers,
  ...tableRenderers,
  ...boxRenderers,
  ...codeRenderers,
  ...buttonRenderers,
  ...mediaRenderers,
  ...inlineRenderers,
] as const

/** A kind of node without a renderer does not compile. */
type Rendered = (typeof rendererList)[number][0]
const renderers: readonly (readonly [NodeType extends Rendered ? NodeType : never, AnyRenderer])[] =
  rendererList

const wordsOf = ({ text = '', content = [] }: StoredNode): string => text + content.map(wordsOf).join('')

const joined = (children: string | string[] | undefined): string =>
  Array.isArray(children) ? children.join('') : (children ?? '')

/** Unlike those of the other texts of the page. */
const footnoteName = (number: number, text: string): string => placeId(`note-${number}-${shortHash(text)}`)

/** Ids and remarks of one text. */
const createContext = (words: WriteWords): TextContext & { readonly footnotes: readonly string[] } => {
  const nameOf = createHeadingNames()
  const footnotes: string[] = []
  return {
    words,
    footnotes,
    headingId: (heading) => placeId(nameOf(heading)),
    addFootnote: (text) => {
      const number = footnotes.push(text)
      return { number, name: footnoteName(number, text) }
    },
  }
}

const writeFootnotes = (footnotes: readonly string[], write: WriteWords): string => {
  if (footnotes.length === 0) return ''
  const items = footnotes.map((text, at) => {
    const name = footnoteName(at + 1, text)
    const back = element('a', { href: `#${name}-in-text` }, '↩')
    return element('li', { id: name }, `${write(text)} ${back}`)
  })
  return element('ol', { 'data-footnotes': '' }, items.join(''))
}

/**
 * Safe HTML of a stored text: tags come from our own files alone, text and addresses are escaped, links go only where
 * document 001 §5 allows. What the renderers do not know loses its tag and keeps its words.
 *
 * @param doc a ProseMirror document as the contract's `lessonText` holds it
 */
export const renderRichText = (doc: unknown): string => render(doc, escapeHtml)

/** The same for a text of a lesson: its variables are marked, for `fillVariables` to put in what each reader gets. */
export const renderLessonText = (doc: unknown): string => render(doc, withVariables)

const render = (doc: unknown, write: WriteWords): string => {
  const context = createContext(write)
  const toHtml = renderJSONContentToString({
    nodeMapping: {
      doc: ({ children }) => joined(children),
      text: ({ node }) => (isCode(node) ? escapeHtml : write)(node.text ?? ''),
      ...Object.fromEntries(
        renderers.map(([type, renderNode]) => [
          type,
          ({ node, children }: { node: StoredNode; children?: string | string[] }) =>
            renderNode({
              attrs: node.attrs,
              inner: joined(children),
              content: node.content ?? [],
              words: wordsOf(node),
              context,
            }),
        ]),
      ),
    },
    markMapping: Object.fromEntries(
      markTypes.map((type) => [
        type,
        ({ mark, children }: { mark: { attrs?: unknown }; children?: string | string[] }) =>
          renderMark(type, mark.attrs, joined(children), write),
      ]),
    ),
    unhandledNode: ({ children }) => joined(children),
    unhandledMark: ({ children }) => joined(children),
  })
  return toHtml({ content: nodeOf(doc) }) + writeFootnotes(context.footnotes, write)
}

const nodeOf = (doc: unknown): Record<string, unknown> =>
  typeof doc === 'object' && doc !== null ? { ...doc } : { type: 'doc', content: [] }
