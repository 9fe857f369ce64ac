import type { LessonText, TextNode } from '@lectern/contract/rich-text/lesson-text'

const words = [
  'dough',
  'rests',
  'under',
  'a',
  'cloth',
  'until',
  'it',
  'has',
  'doubled',
  'and',
  'holds',
  'its',
  'shape',
]

const wordAt = (at: number): string => words[(at * 7) % words.length] ?? 'dough'

const sentence = (from: number, count: number): string =>
  `${Array.from({ length: count }, (_, at) => wordAt(from + at)).join(' ')}.`

const line = (from: number, count: number): TextNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: sentence(from, count - 5) },
    { type: 'text', text: ` ${sentence(from, 5)}`, marks: [{ type: 'bold' }] },
  ],
})

const wordsOfBlock = 50

/** A block of fifty words: mostly lines, with lists and headings between them, as lessons have them. */
const block = (at: number): TextNode[] => {
  const from = at * wordsOfBlock
  if (at % 10 === 0)
    return [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: sentence(from, 5) }] },
      line(from, wordsOfBlock - 5),
    ]
  if (at % 10 !== 5) return [line(from, wordsOfBlock)]
  const item = (step: number): TextNode => ({ type: 'listItem', content: [line(from + step, 10)] })
  return [{ type: 'bulletList', content: Array.from({ length: 5 }, (_, step) => item(step)) }]
}

/** A text of about so many words. */
export const longText = (count: number): LessonText => ({
  version: 2,
  doc: {
    type: 'doc',
    content: Array.from({ length: Math.ceil(count / wordsOfBlock) }, (_, at) => block(at)).flat(),
  },
})
