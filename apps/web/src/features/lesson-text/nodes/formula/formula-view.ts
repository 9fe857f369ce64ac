import type { NodeViewRenderer } from '@tiptap/core'
import { drawFormula } from '../../../../lib/draw-formula.ts'

/** Draws a formula as learners see it; an empty one is a sign to press. */
export const formulaView =
  (tag: 'span' | 'div'): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(tag)
    if (tag === 'div') dom.dataset['formula'] = ''
    const draw = (latex: unknown) => {
      const tex = typeof latex === 'string' ? latex : ''
      dom.toggleAttribute('data-empty', tex === '')
      if (tex === '') dom.textContent = '∑'
      else void drawFormula(tex, dom)
    }
    draw(node.attrs['latex'])
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false
        draw(next.attrs['latex'])
        return true
      },
      ignoreMutation: () => true,
    }
  }
