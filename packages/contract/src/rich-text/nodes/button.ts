import { z } from 'zod'
import { isAllowedAddress } from '../addresses.ts'
import { alignment, fontFamily, textColor } from '../looks.ts'
import { defineNode } from '../node-kind.ts'

export const buttonLimits = { label: 120, padding: 60, radius: 60, margin: 60 } as const

/** Where a button leads (document 001 §9): 4, a block of a course, is for public pages alone. */
export const buttonLinks = { link: 1, group: 2, unit: 3 } as const

const pixels = (most: number, usual: number) => z.int().min(0).max(most).default(usual)

/** A link that looks like a button (document 001 §3, "Button"; defaults of §9). */
export const buttonNode = defineNode({
  type: 'button',
  place: 'block',
  attrs: {
    label: z.string().max(buttonLimits.label).default(''),
    linkType: z.literal([1, 2, 3]).default(buttonLinks.link),
    /** Empty while its author has not said where it leads: learners do not get it then. */
    href: z
      .string()
      .refine((href) => href === '' || isAllowedAddress(href), 'link_protocol')
      .default(''),
    target: z.enum(['_blank', '_self']).default('_blank'),
    backgroundColor: textColor.default('#3965FF'),
    color: textColor.default('#ffffff'),
    fontFamily: fontFamily.default('Inter'),
    paddingBlock: pixels(buttonLimits.padding, 10),
    paddingInline: pixels(buttonLimits.padding, 20),
    borderRadius: pixels(buttonLimits.radius, 8),
    margin: pixels(buttonLimits.margin, 0),
    width: z.enum(['auto', 'full']).default('auto'),
    textAlign: alignment.default('left'),
  },
  holds: 'nothing',
  words: ({ label }) => label,
  isShown: true,
})
