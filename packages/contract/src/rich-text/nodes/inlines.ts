import { z } from 'zod'
import { slugPattern } from '../addresses.ts'
import { longestFormula } from '../../quizzes/formulas.ts'
import { defineNode } from '../node-kind.ts'

export const inlineLimits = { footnote: 2_000, anchor: 80 } as const

const latex = z.string().max(longestFormula).default('')

/** A formula in a line, as LaTeX. */
export const formulaNode = defineNode({
  type: 'formula',
  place: 'inline',
  attrs: { latex },
  holds: 'nothing',
  words: (formula) => formula.latex,
  isShown: true,
})

/** A formula that stands by itself. */
export const formulaBlockNode = defineNode({
  type: 'formulaBlock',
  place: 'block',
  attrs: { latex },
  holds: 'nothing',
  words: (formula) => formula.latex,
  isShown: true,
})

/** A remark below the text; its number follows from its place. */
export const footnoteNode = defineNode({
  type: 'footnote',
  place: 'inline',
  attrs: { text: z.string().max(inlineLimits.footnote).default('') },
  holds: 'nothing',
  words: ({ text }) => text,
  isShown: true,
})

/** A place in the text to which a link leads: `#name`. */
export const anchorNode = defineNode({
  type: 'anchor',
  place: 'inline',
  attrs: { name: z.string().max(inlineLimits.anchor).regex(slugPattern) },
  holds: 'nothing',
  isShown: false,
})

export const lineBreakNode = defineNode({
  type: 'hardBreak',
  place: 'inline',
  attrs: {},
  holds: 'nothing',
  words: () => '\n',
  isShown: false,
})
