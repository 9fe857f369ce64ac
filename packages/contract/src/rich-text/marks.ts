import { z } from 'zod'
import { isAllowedAddress } from './addresses.ts'
import { fontFamily, fontSize, textColor } from './looks.ts'

export const tooltipLimits = { title: 200, description: 1_000 } as const

/** Mark type → its attributes. A mark without attributes has an empty shape. */
export const markKinds = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  superscript: {},
  subscript: {},
  code: {},
  link: {
    href: z.string().refine(isAllowedAddress, 'link_protocol'),
    target: z.enum(['_blank', '_self']).default('_blank'),
  },
  /** Looks of letters (document 001 §2); what is not said is the text's own. */
  textStyle: {
    fontFamily: fontFamily.nullable().default(null),
    fontSize: fontSize.nullable().default(null),
    color: textColor.nullable().default(null),
    backgroundColor: textColor.nullable().default(null),
  },
  /** Words about the marked ones, shown where they are touched (document 001 §3, "Tooltip block"). */
  tooltip: {
    title: z.string().max(tooltipLimits.title).default(''),
    description: z.string().max(tooltipLimits.description).default(''),
  },
} as const satisfies Record<string, z.ZodRawShape>
export type MarkType = keyof typeof markKinds

export const markTypes = Object.keys(markKinds).filter((type): type is MarkType => type in markKinds)

/** A mark of a stretch of words, as a document stores it; its attributes are those of its kind. */
export interface TextMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
}
