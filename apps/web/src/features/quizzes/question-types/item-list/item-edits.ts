import { questionLimits, type Thing } from '@lectern/contract/quizzes/question-types/common'
import { inserted, removed, replaced } from '../../../../lib/lists.ts'

/** Something that an author writes in a line of its own. */
export interface Item {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
}

/** The items with `text` written or pasted at the place `at`: every further line becomes an item, as far as there is room. */
export const writeItem = <I extends Item>(
  items: readonly I[],
  at: number,
  text: string,
  make: () => I,
  most: number = questionLimits.options,
): I[] => {
  const [first = '', ...more] = text.split(/\r?\n/)
  const written = items[at]
  if (!written) return [...items]
  const added = more
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, Math.max(0, most - items.length))
    .map((line) => ({ ...make(), text: cut(line) }))
  return inserted(replaced(items, at, { ...written, text: cut(first) }), at + 1, ...added)
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
