import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { Extension } from '@tiptap/core'
import { CharacterCount, Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'

/** Six non-breaking spaces: what the Tab key inserts (document 001 §2). */
const indent = '\u00A0'.repeat(6)

/** The Tab key writes; without it, it goes on to the next field. */
export const TabKey = Extension.create({
  name: 'tabKey',
  // After lists, in which the same key moves an item in.
  priority: 50,
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.insertContent(indent),
      'Shift-Tab': () => true,
    }
  },
})

/** The first letter says on which side the marks of a list and the line of a quote are. */
const ownDirection = { HTMLAttributes: { dir: 'auto' } } as const

/** The editor's parts: exactly the nodes and marks that a stored text may hold (contract/kernel/rich-text.ts). */
export const textExtensions = (placeholder: string, limit: number | null = null) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    bulletList: ownDirection,
    orderedList: ownDirection,
    blockquote: ownDirection,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => isAllowedLink(href),
      // Document 001 §5: by itself only what begins with http or https becomes a link.
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
    },
  }),
  Placeholder.configure({ placeholder, showOnlyCurrent: true }),
  CharacterCount.configure({ limit }),
]
