import {
  type CommentOrder,
  commentOrders,
  commentPageSizes,
  defaultCommentPageSize,
} from '@lectern/contract/comments/comment-limits'

/** How a reader wants to see comments. */
export interface Choices {
  readonly perPage: number
  readonly order: CommentOrder
}

const name = 'lectern-comments'

/** What was chosen last on this device. */
export const readChoices = (): Choices => {
  let kept: string[] = []
  try {
    kept = (localStorage.getItem(name) ?? '').split(' ')
  } catch {
    // A browser that keeps nothing has the usual choices.
  }
  return {
    perPage: commentPageSizes.find((size) => String(size) === kept[0]) ?? defaultCommentPageSize,
    order: commentOrders.find((order) => order === kept[1]) ?? commentOrders[0],
  }
}

/** Remembers what was chosen. */
export const keepChoices = ({ perPage, order }: Choices): void => {
  try {
    localStorage.setItem(name, `${perPage} ${order}`)
  } catch {
    // Chosen for this page alone.
  }
}
