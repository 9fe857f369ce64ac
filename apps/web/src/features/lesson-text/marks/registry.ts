import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import type { MarkType } from '@lectern/contract/rich-text/marks'
import type { AnyExtension } from '@tiptap/core'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TextStyle } from '@tiptap/extension-text-style'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { Strike } from '@tiptap/extension-strike'
import { Underline } from '@tiptap/extension-underline'
import { LetterLooks } from './letter-looks.ts'
import { Tooltip } from './tooltip.ts'

/** Links of document 001 §5: by itself only what begins with http or https becomes one. */
const LessonLink = Link.extend({ excludes: 'link tooltip' }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: '_blank', rel: null, class: null },
  isAllowedUri: (href) => isAllowedAddress(href),
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
})

/** Every mark of the contract where it is written; one that is missing does not compile. */
const marks: Readonly<Record<MarkType, AnyExtension>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strike,
  superscript: Superscript.extend({ excludes: 'superscript subscript' }),
  subscript: Subscript.extend({ excludes: 'superscript subscript' }),
  code: Code,
  link: LessonLink,
  textStyle: TextStyle.configure({ mergeNestedSpanStyles: true }),
  tooltip: Tooltip,
}

export const markExtensions: readonly AnyExtension[] = [...Object.values(marks), LetterLooks]
