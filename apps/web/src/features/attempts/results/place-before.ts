/** A place in the lesson, and its heading; without one the name is empty. */
export interface LessonPlace {
  readonly place: HTMLElement
  readonly name: string
}

/** Practices and discussions teach nothing to look at again. */
const isTaught = (unit: HTMLElement): boolean =>
  !unit.querySelector('[id^="quizId-"], form, textarea') &&
  (unit.textContent.trim() !== '' || unit.querySelector('img, video, audio, iframe') !== null)

/**
 * The nearest place before a practice: the last heading of the unit before it, or else the unit. Found on the page: a practice
 * knows nothing of the lesson around it.
 */
export const findPlaceBefore = (practice: Element): LessonPlace | undefined => {
  const own = practice.closest<HTMLElement>('[id^="unit-"]')
  if (!own) return
  const units = [...document.querySelectorAll<HTMLElement>('[id^="unit-"]')]
  const unit = units.slice(0, units.indexOf(own)).findLast(isTaught)
  const heading = [...(unit?.querySelectorAll<HTMLElement>('h2, h3, h4') ?? [])].findLast(
    ({ textContent }) => textContent.trim() !== '',
  )
  return unit && { place: heading ?? unit, name: heading?.textContent.trim() ?? '' }
}
