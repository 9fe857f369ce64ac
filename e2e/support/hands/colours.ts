import type { Page } from '@playwright/test'

/** What decides about the colours of the elements that a finding names: their own, and what makes an ancestor see-through or move. */
export const explainColours = (page: Page, findings: readonly string[]): Promise<string> =>
  page.evaluate((all) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    const styleOf = (element: Element) => {
      const { color, backgroundColor, opacity, filter, transform, position } = getComputedStyle(element)
      const moves = element
        .getAnimations()
        .map(({ playState, effect }) => `${playState} ${String(effect?.getTiming().duration)}`)
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x, y, width, height].map(Math.round).join(' ')
      return JSON.stringify({ color, backgroundColor, opacity, filter, transform, position, moves, place })
    }
    const explain = (selector: string) => {
      // A finding within a frame or a shadow tree has a path of several selectors, which is none of this document.
      let element: Element | null = null
      try {
        element = document.querySelector(selector)
      } catch {
        return `${selector}: not a selector of this document`
      }
      if (element === null) return `${selector}: has left the page`
      const lines = [`${selector}: "${element.textContent.slice(0, 80)}"`]
      const { left, top, width, height } = element.getBoundingClientRect()
      const above = document.elementsFromPoint(left + width / 2, top + height / 2)
      lines.push(`  from the top: ${above.map(nameOf).join(' < ')}`)
      for (let at: Element | null = element; at; at = at.parentElement)
        lines.push(`  ${nameOf(at)} ${styleOf(at)}`)
      return lines.join('\n')
    }
    const selectors = all.flatMap((finding) => finding.replace(/^[\w-]+: /, '').split(', '))
    const state = `scrolled to ${scrollY}, fonts ${document.fonts.status}, ${innerWidth} × ${innerHeight}`
    return [state, ...selectors.map(explain)].join('\n\n')
  }, findings)
