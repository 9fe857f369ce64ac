import type { AttributesOf } from '@lectern/contract/rich-text/attributes-of'
import type { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { CSSProperties } from 'react'

export type ButtonAttributes = AttributesOf<typeof buttonNode>

/** What a button in a school's colour has: words that can be read on it in every theme, for it brings its own ground. */
export const buttonColors = (schoolColor: string) => ({
  backgroundColor: schoolColor,
  color: textColorOn(schoolColor),
})

/** The look of a button, as the server writes it for its readers. */
export const buttonLook = (attrs: ButtonAttributes): CSSProperties => ({
  backgroundColor: attrs.backgroundColor,
  color: attrs.color,
  fontFamily: `'${attrs.fontFamily}', var(--font-interface)`,
  padding: `${attrs.paddingBlock}px ${attrs.paddingInline}px`,
  borderRadius: `${attrs.borderRadius}px`,
  margin: `${attrs.margin}px 0`,
  ...(attrs.width === 'full' && { width: '100%' }),
})
