import { questionLimits, type Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { inserted, removed } from '../../../../../lib/lists.ts'

/** Something that an author writes in a line of its own. */
export interface Item {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
}

/** Whether nothing has been put into an item yet. */
export const isBlank = ({ text, image }: Item): boolean => text.trim() === '' && !image

/**
 * The items with `text` written or pasted at the place `at`: every further line goes into the blank items behind it, then into
 * new ones, as far as there is room.
 *
 * @param isFree whether an item takes such a line; blank ones do
 */
export const writeItem = <I extends Item>(
  items: readonly I[],
  at: number,
  text: string,
  make: () => I,
  most: number = questionLimits.options,
  isFree: (item: I) => boolean = isBlank,
): I[] => {
  const [first = '', ...more] = text.split(/\r?\n/)
  const written = items[at]
  if (!written) return [...items]
  const lines = more.map((line) => cut(line.trim())).filter((line) => line !== '')
  const behind = items.slice(at + 1)
  const full = behind.findIndex((item) => !isFree(item))
  const blanks = (full < 0 ? behind : behind.slice(0, full)).slice(0, lines.length)
  const room = Math.max(0, most - items.length)
  return [
    ...items.slice(0, at),
    { ...written, text: cut(first) },
    ...blanks.map((item, index) => ({ ...item, text: lines[index] ?? '' })),
    ...lines.slice(blanks.length, blanks.length + room).map((line) => ({ ...make(), text: line })),
    ...behind.slice(blanks.length),
  ]
}

const cut = (text: string): string => text.slice(0, questionLimits.optionText)

/** The items without one, and the id of the one that the caret goes to: the one before, else the one after. */
export const removeItem = <I extends Item>(
  items: readonly I[],
  at: number,
): { items: I[]; focus: string | undefined } => {
  const left = removed(items, at)
  return { items: left, focus: left[Math.max(0, at - 1)]?.id }
}

/** The items with one that was removed at the place `at`, unless it is there again. */
export const restoreItem = <I extends Item>(items: readonly I[], at: number, item: I): I[] =>
  items.some(({ id }) => id === item.id) ? [...items] : inserted(items, Math.min(at, items.length), item)
