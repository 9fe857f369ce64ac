import { giftBlocks } from './gift/gift-blocks.ts'
import { readGiftBlock } from './gift/read-gift.ts'
import { aikenBlocks, plainBlocks, tableBlocks } from './plain/plain-blocks.ts'
import { readPlainBlock } from './plain/read-plain.ts'
import {
  formatLimits,
  type Edit,
  type ReadBlock,
  type ReadContext,
  type ReadText,
  type TextFormat,
} from './reading.ts'

/** One answer without a sign ends its line; `x^{2}` and `\\frac{1}{2}` are formulas. */
const giftWord = /(?:[?.!:]|[^\\\s]\s)\{[^{}$\\]{1,200}\}\s*$/m
const giftAnswer = /(?:^|[^\\])\{\s{0,99}(?:[=~#}]|(?:T|F|TRUE|FALSE)\s{0,99}[}#])/
const aikenAnswer = /^ANSWER: ?[A-Z] *$/
const aikenOption = /^[A-Z][.)] /

/** The format that a text looks like. */
export const recogniseFormat = (text: string): TextFormat => {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  if (giftAnswer.test(text) || giftWord.test(text) || lines.some((line) => /^(?:::|\$CATEGORY:)/.test(line)))
    return 'gift'
  const tabbed = filled.filter((line) => line.includes('\t')).length
  if (tabbed > 0 && tabbed === filled.length) return 'table'
  const isAiken = lines.some((line) => aikenAnswer.test(line)) && lines.some((line) => aikenOption.test(line))
  return isAiken ? 'aiken' : 'plain'
}

/** The blocks of a text, each to be read when there is room for its question. */
const blocksOf = (
  lines: readonly string[],
  format: TextFormat,
  context: ReadContext,
): (() => ReadBlock)[] => {
  if (format === 'gift') return giftBlocks(lines).map((block) => () => readGiftBlock(block, context))
  const cut = { plain: plainBlocks, table: tableBlocks, aiken: aikenBlocks }[format]
  return cut(lines).map((block) => () => readPlainBlock(block, context))
}

/**
 * The questions of a text in the time that one pass takes, each as a question of a registered type, with what was lost of it
 * and what its author can do. Reads nothing of a text that is longer than `formatLimits`.
 *
 * @param room how many questions there is room for
 */
export const readQuestions = (
  text: string,
  format: TextFormat,
  room: number,
  context: ReadContext,
): ReadText => {
  const empty = { format, questions: [], marks: [], left: 0 }
  if (text.length > formatLimits.text) return { ...empty, isTooLong: true }
  const blocks = blocksOf(linesOf(text), format, context)
  const read = blocks.slice(0, room).map((block) => block())
  return {
    format,
    questions: read.map(({ question }) => question),
    marks: read.flatMap(({ marks }) => marks),
    isTooLong: false,
    left: blocks.length - read.length,
  }
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/\r$/, ''))

/** The text after a change of some of its lines. */
export const applyEdit = (text: string, { from, to, text: other }: Edit): string => {
  const lines = linesOf(text)
  lines.splice(from - 1, to - from + 1, ...(other === null ? [] : [other]))
  return lines.join('\n')
}
