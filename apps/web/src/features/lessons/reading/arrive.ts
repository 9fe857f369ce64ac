import { keepInView } from '../../../lib/scrolling/keep-in-view.ts'

/** The id of the element that a hash means: `unit-12`, or `quizId-5` however its number is written behind `quizId`. */
export const targetOfHash = (hash: string): string | undefined => {
  const [, kind, id] = /(unit-|quizId)[^\d]*(\d+)/.exec(hash) ?? []
  if (kind === undefined) return
  return kind === 'unit-' ? `unit-${id}` : `quizId-${id}`
}

/** Scrolls to the unit or practice that the address names (document 002 §2), and stays with it while the page comes in. */
export const arrive = (): void => {
  const target = targetOfHash(window.location.hash)
  const element = target === undefined ? null : document.getElementById(target)
  if (element) keepInView(element)
}
