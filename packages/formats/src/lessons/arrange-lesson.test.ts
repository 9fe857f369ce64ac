import { describe, expect, it } from 'vitest'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line } from '@lectern/contract/rich-text/testing-text'
import { arrangeLesson, type Boundary } from './arrange-lesson.ts'

const heading = (level: number, text: string): TextNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const block = (node: TextNode, ...after: Boundary[]) => ({ node, after })
const ignore = () => {}

const outline = (blocks: Parameters<typeof arrangeLesson>[0]) =>
  arrangeLesson(blocks, ignore).map(({ name, units }) => [
    name,
    ...units.map(({ title, blocks: own }) => `${title}: ${own.length}`),
  ])

describe('the blocks of a file', () => {
  it('are divided by headings of level 1', () => {
    expect(
      outline([
        block(line('before')),
        block(heading(1, 'One')),
        block(heading(2, 'in')),
        block(line('it')),
        block(heading(1, 'Two')),
      ]),
    ).toEqual([['', ': 1'], ['One', ': 2'], ['Two']])
  })

  it('are divided by the marks of a file that was made here, and by nothing else', () => {
    expect(
      outline([
        block(heading(1, 'One'), 'section'),
        block(heading(2, 'Titled'), 'title'),
        block(heading(1, 'of the text')),
        block(line('next'), 'unit'),
        block(line('unit')),
      ]),
    ).toEqual([['One', 'Titled: 1', ': 2']])
  })

  it('keep a heading that is too long for a name', () => {
    const long = 'word '.repeat(60).trim()
    const cut: string[] = []
    const [section] = arrangeLesson([block(heading(1, long))], (words) => cut.push(words))
    expect([section?.name.length, section?.units[0]?.blocks.length, cut]).toEqual([199, 1, [long]])
  })
})
