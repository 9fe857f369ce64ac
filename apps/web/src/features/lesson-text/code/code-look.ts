import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags as t } from '@lezer/highlight'

const colored = (color: string) => ({ color: `var(--code-${color})` })

// The colours are those of the learner's page (shown-text/blocks-look.css), by the theme of the code around.
const words = HighlightStyle.define([
  { tag: [t.keyword, t.bool, t.null, t.self], ...colored('keyword') },
  { tag: [t.comment, t.meta, t.documentMeta], ...colored('comment') },
  { tag: [t.string, t.regexp, t.character, t.url, t.attributeValue], ...colored('string') },
  { tag: [t.number, t.atom, t.unit, t.color], ...colored('number') },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName), t.definition(t.variableName), t.heading],
    ...colored('name'),
  },
  { tag: [t.typeName, t.className, t.namespace], ...colored('type') },
  { tag: [t.tagName], ...colored('tag') },
  { tag: [t.attributeName, t.propertyName, t.labelName], ...colored('attribute') },
])

/** How a code looks where it is written: as its readers see it. */
export const codeLook = (highest: number) => [
  syntaxHighlighting(words),
  EditorView.theme({
    '&': {
      color: 'var(--code-plain)',
      backgroundColor: 'var(--code-ground)',
      fontSize: '0.875rem',
      ...(highest > 0 && { maxHeight: `${highest}px` }),
    },
    '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.5', overflow: 'auto' },
    '.cm-content': { caretColor: 'var(--code-plain)', padding: '12px 0' },
    '.cm-line': { padding: '0 16px' },
    '.cm-cursor': { borderLeftColor: 'var(--code-plain)' },
    '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      background: 'color-mix(in srgb, var(--code-keyword) 35%, transparent)',
    },
    '.cm-placeholder': { color: 'var(--code-comment)' },
  }),
]
