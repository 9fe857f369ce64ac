import type { AttributesOf } from '@lectern/contract/rich-text/attributes-of'
import type { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import type { CSSProperties } from 'react'

export type ButtonAttributes = AttributesOf<typeof buttonNode>

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
