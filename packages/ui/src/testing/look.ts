import axe from 'axe-core'
import { expect, vi } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Facts of a whole page; a part has neither a title nor a language of its own. */
const ofPages = { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } }

const isAtRest = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Tools of a text float over what stands beside the caret and leave with it: what they cover is no smaller for that. */
const isUnderTools = (selector: string): boolean => {
  const element = document.querySelector(selector)
  if (element === null) return false
  const place = element.getBoundingClientRect()
  return [...document.querySelectorAll('[role="toolbar"]')].some(
    (tools) => !tools.contains(element) && overlap(tools.getBoundingClientRect(), place),
  )
}

const look = async (): Promise<string> => {
  await vi.waitUntil(isAtRest, { timeout: 5000 })
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    rules: ofPages,
    resultTypes: ['violations'],
  })
  return violations
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
    .map(({ id, targets }) => ({
      id,
      targets: id === 'target-size' ? targets.filter((target) => !isUnderTools(target)) : targets,
    }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
    .join('; ')
}

/**
 * Fails with each broken rule of WCAG 2.2 A and AA and its elements. What is on its way is not judged, such as a
 * colour, so a fault is one that stays.
 */
export const expectAccessible = async (): Promise<void> => {
  await expect.poll(look, { timeout: 8000, interval: 200 }).toBe('')
}

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)

const isWithinScrolled = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (scrolls(element) || isWithinScrolled(element.parentElement))

/** Words for screen readers alone are one pixel wide. */
const isUnseen = (element: Element | null): boolean =>
  element !== null && (element.clientWidth === 1 || isUnseen(element.parentElement))

/** A bar slides its filled part out of its track, which clips it. */
const isFilledPart = (element: Element): boolean =>
  element.parentElement?.getAttribute('role') === 'progressbar' && element.textContent === ''

const isLost = (element: HTMLElement): boolean => {
  const { left, right, width, height } = element.getBoundingClientRect()
  if (element.closest('[aria-hidden="true"]') || width <= 1 || height <= 1) return false
  if (isWithinScrolled(element) || isUnseen(element) || isFilledPart(element)) return false
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
  const clips = /hidden|clip/.test(getComputedStyle(element).overflowX)
  const isCut = !isField && clips && element.scrollWidth > element.clientWidth + 1
  return left < -1 || right > innerWidth + 1 || isCut
}

const lostElements = (): string[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element instanceof HTMLElement && isLost(element))
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`)

const pageOverflow = (): string[] => {
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} of ${innerWidth} pixels`] : []
}

/** Fails with every element that stays cut off or wider than the window, unless it scrolls. */
export const expectFits = async (): Promise<void> => {
  await expect.poll(() => [...lostElements(), ...pageOverflow()].join('; '), { timeout: 5000 }).toBe('')
}

/** Fails with every target that a finger misses: one less than 44 pixels high or wide. There is at least one. */
export const expectFingerSized = (elements: readonly Element[]): void => {
  expect(elements.length).toBeGreaterThan(0)
  const small = elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height) < 44
  })
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
}
