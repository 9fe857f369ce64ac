import { z } from 'zod'
import { alignment, indent, lineHeight } from '../looks.ts'
import { defineNode } from '../node-kind.ts'

/** Looks of a whole line; null is the text's own. */
export const lineLooks = {
  textAlign: alignment.nullable().default(null),
  lineHeight: lineHeight.nullable().default(null),
  indent: indent.default(0),
}

export const paragraphNode = defineNode({
  type: 'paragraph',
  place: 'block',
  attrs: lineLooks,
  holds: 'words',
  isShown: false,
})

export const headingNode = defineNode({
  type: 'heading',
  place: 'block',
  attrs: { level: z.int().min(1).max(6).default(2), ...lineLooks },
  holds: 'words',
  isShown: false,
})

export const quoteNode = defineNode({
  type: 'blockquote',
  place: 'block',
  attrs: {},
  holds: 'blocks',
  isShown: false,
})

export const dividerNode = defineNode({
  type: 'horizontalRule',
  place: 'block',
  attrs: {},
  holds: 'nothing',
  isShown: true,
})
