import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'

/** Lines of a GIFT text that belong together: one question, or a line for the whole file. */
export interface GiftBlock {
  readonly from: number
  readonly to: number
  /** The lines as they are, comments left empty. */
  readonly text: string
  readonly tags: readonly string[]
}

const tagsIn = (comment: string): string[] => {
  const tags: string[] = []
  let at = comment.indexOf('[tag:')
  while (at !== -1) {
    const end = comment.indexOf(']', at)
    if (end === -1) break
    tags.push(comment.slice(at + '[tag:'.length, end).trim())
    at = comment.indexOf('[tag:', end)
  }
  return tags.filter((tag) => tag !== '')
}

const isComment = (line: string): boolean => line.trimStart().startsWith('//')

/** Blocks are parted by empty lines; a comment belongs to the block in which it stands. */
export const giftBlocks = (lines: readonly string[]): GiftBlock[] => {
  const blocks: GiftBlock[] = []
  let open: { from: number; lines: string[]; tags: string[] } | undefined
  const close = () => {
    if (open?.lines.some((line) => line.trim() !== ''))
      blocks.push({
        from: open.from,
        to: open.from + open.lines.length - 1,
        text: open.lines.join('\n'),
        tags: open.tags,
      })
    open = undefined
  }
  lines.forEach((line, at) => {
    if (line.trim() === '') return close()
    open ??= { from: at + 1, lines: [], tags: [] }
    if (isComment(line)) open.tags = [...open.tags, ...tagsIn(line)].slice(0, questionLimits.tags)
    open.lines.push(isComment(line) ? '' : line)
    // A category has no empty line behind it everywhere.
    if (line.startsWith('$CATEGORY:')) close()
  })
  close()
  return blocks
}
