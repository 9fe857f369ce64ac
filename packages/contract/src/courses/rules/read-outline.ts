import { lessonLimits } from '../../lessons/lesson-limits.ts'
import { outlineLimits } from '../outline-limits.ts'

interface OutlinePart {
  readonly module: string | null
  readonly lessons: readonly { readonly title: string }[]
}

/** What was understood of a written outline. */
export interface ReadOutline {
  readonly parts: readonly OutlinePart[]
  readonly lessons: number
  /** Lines for which there was no room. */
  readonly leftOut: number
}

const heading = /^#+\s*/
const bullet = /^(?:[-*•–—]+|\d+[.)])(?:\s+|$)/

const isIndented = (line: string): boolean => /^\s/.test(line)

const titleOf = (line: string): string =>
  line.trim().replace(heading, '').replace(bullet, '').replace(/:$/, '').trim().slice(0, lessonLimits.title)

/**
 * Reads modules and lessons from lines as people write them: a line is a lesson. Lines with `#`, lines that end with a colon, and,
 * where other lines are indented, lines that are not, are modules. Bullets and numbers before a title are left out.
 */
export const readOutline = (text: string): ReadOutline => {
  const lines = text.split(/\r?\n/u).filter((line) => titleOf(line) !== '')
  const hasIndents = lines.some(isIndented) && lines.some((line) => !isIndented(line))
  const isModule = (line: string): boolean =>
    heading.test(line.trim()) || line.trim().endsWith(':') || (hasIndents && !isIndented(line))
  const parts: { module: string | null; lessons: { title: string }[] }[] = []
  let [lessons, leftOut] = [0, 0]
  for (const line of lines) {
    const title = titleOf(line)
    if (isModule(line)) {
      if (parts.length < outlineLimits.parts) parts.push({ module: title, lessons: [] })
      else leftOut += 1
    } else if (lessons < outlineLimits.lessons) {
      if (parts.length === 0) parts.push({ module: null, lessons: [] })
      parts.at(-1)?.lessons.push({ title })
      lessons += 1
    } else leftOut += 1
  }
  return { parts, lessons, leftOut }
}
