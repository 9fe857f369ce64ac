import { describe, expect, it } from 'vitest'
import { richText } from '@lectern/contract/kernel/rich-text'
import { renderRichText } from '../../platform/rich-text/render-rich-text.ts'
import { breadCourse } from './bread/index.ts'
import { learningCourse } from './learning/index.ts'
import { richTextOf } from './notation.ts'
import { cocoaCourse, coffeeCourse, teaCourse } from './rival/index.ts'

const html = (notation: string) => renderRichText(richText.parse(richTextOf(notation)).doc)

describe('the notation of the demo', () => {
  it.each([
    ['One line\n  that goes on', '<p>One line that goes on</p>'],
    ['First\n\nSecond', '<p>First</p><p>Second</p>'],
    [
      '## Part\n\n### Smaller',
      '<h3 id="text-part" data-level="2">Part</h3><h4 id="text-smaller" data-level="3">Smaller</h4>',
    ],
    ['- a\n- b\n  goes on', '<ul dir="auto"><li><p>a</p></li><li><p>b goes on</p></li></ul>'],
    ['1. a\n2. b', '<ol dir="auto"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['> said\n> so', '<blockquote dir="auto"><p>said so</p></blockquote>'],
    ['a **b** _c_ d', '<p>a <strong>b</strong> <em>c</em> d</p>'],
    ['snake_case_name, _так_', '<p>snake_case_name, <em>так</em></p>'],
  ])('%j becomes %s', (notation, expected) => expect(html(notation)).toBe(expected))

  it('takes a link with its address', () => {
    expect(html('see [this](https://lectern.test/a_b_c).')).toMatch(
      /^<p>see <a href="https:\/\/lectern\.test\/a_b_c"[^>]*>this<\/a>\.<\/p>$/,
    )
  })
})

describe('the texts of the demo', () => {
  const texts = [breadCourse, learningCourse, coffeeCourse, teaCourse, cocoaCourse].flatMap(({ lessons }) =>
    lessons.flatMap(({ title, sections }) =>
      sections.flatMap(({ units }) =>
        units.flatMap((unit) => (unit.notation === undefined ? [] : [[title, unit.notation] as const])),
      ),
    ),
  )

  it.each(texts)('of "%s" leave no mark of the notation behind', (_title, notation) => {
    const words = html(notation).replace(/<[^>]+>/g, ' ')
    expect(words).not.toMatch(/\*\*|\]\(|(^|\s)_|_(\s|$)/)
    expect(words.length).toBeGreaterThan(60)
  })
})
