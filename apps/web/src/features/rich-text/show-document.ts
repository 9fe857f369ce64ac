import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** Whether `tr` became `next` by putting in the one stretch in which they differ. */
const putInWhatDiffers = (tr: Transaction, next: Node): boolean => {
  const start = tr.doc.content.findDiffStart(next.content)
  const end = tr.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return start === null
  // What is there twice ("aa" became "aaa") counts from both sides.
  const twice = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + twice, next.slice(start, end.b + twice))
  return tr.doc.eq(next)
}

/**
 * Makes the document of `tr` to `next`, and touches nothing but what differs: a long text is not drawn anew for a word of somebody
 * else, and the cursor stays at its words.
 */
export const showDocument = (tr: Transaction, next: Node): void => {
  if (!putInWhatDiffers(tr, next)) tr.replaceWith(0, tr.doc.content.size, next.content)
}
