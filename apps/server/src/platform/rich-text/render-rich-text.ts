import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { renderJSONContentToString } from '@tiptap/static-renderer/json/html-string'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const inner = (children: string | string[] | undefined): string =>
  Array.isArray(children) ? children.join('') : (children ?? '')

const element = (tag: string) => (context: { children?: string | string[] }) =>
  `<${tag}>${inner(context.children)}</${tag}>`

const attribute = (attrs: Readonly<Record<string, unknown>> | undefined, name: string): unknown =>
  attrs?.[name]

/** The page's own title is its first heading: a text's headings begin one level below. */
const heading = (context: { node: { attrs?: Record<string, unknown> }; children?: string | string[] }) => {
  const level = Number(attribute(context.node.attrs, 'level') ?? 1)
  return element(`h${Math.min(level + 1, 6)}`)(context)
}

const orderedList = (context: {
  node: { attrs?: Record<string, unknown> }
  children?: string | string[]
}) => {
  const start = Number(attribute(context.node.attrs, 'start') ?? 1)
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${inner(context.children)}</ol>`
}

const link = (context: { mark: { attrs?: Record<string, unknown> }; children?: string | string[] }) => {
  const href = attribute(context.mark.attrs, 'href')
  if (typeof href !== 'string' || !isAllowedLink(href)) return inner(context.children)
  return `<a href="${escape(href)}" rel="noopener noreferrer nofollow" target="_blank">${inner(context.children)}</a>`
}

const render = renderJSONContentToString({
  nodeMapping: {
    doc: ({ children }) => inner(children),
    text: ({ node }) => escape(node.text ?? ''),
    paragraph: element('p'),
    heading,
    blockquote: element('blockquote'),
    bulletList: element('ul'),
    orderedList,
    listItem: element('li'),
    hardBreak: () => '<br>',
  },
  markMapping: { bold: element('strong'), italic: element('em'), link },
  unhandledNode: ({ children }) => inner(children),
  unhandledMark: ({ children }) => inner(children),
})

/**
 * Safe HTML of a stored text: tags come from this file alone, text and addresses are escaped, links go only where
 * document 001 §5 allows. What the renderer does not know loses its tag and keeps its words.
 *
 * @param doc a ProseMirror document as the contract's `richText` holds it
 */
export const renderRichText = (doc: unknown): string => render({ content: nodeOf(doc) })

const nodeOf = (doc: unknown): Record<string, unknown> =>
  typeof doc === 'object' && doc !== null ? { ...doc } : { type: 'doc', content: [] }
