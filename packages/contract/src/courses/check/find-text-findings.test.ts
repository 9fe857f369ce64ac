import { describe, expect, it } from 'vitest'
import type { LessonText, TextNode } from '../../rich-text/lesson-text.ts'
import { findTextFindings } from './find-text-findings.ts'

const around = {
  unitIds: new Set([7]),
  coursePath: '/courses/bread/',
  lessonLinks: new Set(['/courses/bread/flour']),
}
const find = (...content: TextNode[]) => {
  const text: LessonText = { version: 2, doc: { type: 'doc', content } }
  return findTextFindings(text, around)
}
const words = (text: string, ...marks: TextNode['marks'] & object): TextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const linkTo = (href: string) => words('there', { type: 'link', attrs: { href } })
const colored = (color: string, backgroundColor: string | null = null) =>
  words('faint', { type: 'textStyle', attrs: { color, backgroundColor } })
const heading = (level: number): TextNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: `Level ${level}` }],
})

describe('what readers of a text stumble over', () => {
  it('is nothing in a good text', () => {
    const good = [
      heading(2),
      heading(3),
      heading(2),
      linkTo('#unit-7'),
      linkTo('https://demo.example/courses/bread/flour?a=1'),
    ]
    const image: TextNode = { type: 'image', attrs: { alt: 'A loaf', caption: '' } }
    expect(find(...good, image, linkTo('https://example.org/'), colored('#b42318'))).toEqual([])
  })

  it('is a picture without words, in a gallery too', () => {
    const pictures = [
      { alt: 'One', caption: '' },
      { alt: ' ', caption: 'Two' },
    ]
    expect(
      find({ type: 'image', attrs: { alt: '', caption: 'Crumb' } }, { type: 'gallery', attrs: { pictures } }),
    ).toEqual([{ code: 'picture_without_alt', count: 2, about: 'Crumb' }])
  })

  it.each([['#unit-8'], ['https://demo.example/courses/bread/gone']])(
    'is a link to %s, where nothing is',
    (href) => {
      expect(find(linkTo(href))).toEqual([{ code: 'dead_link', count: 1, about: href }])
    },
  )

  it('is a heading that leaves a level out', () => {
    expect(find(heading(1), heading(3), heading(6))).toEqual([
      { code: 'heading_jump', count: 2, about: 'H1 → H3' },
    ])
  })

  it.each([
    ['#ffff00', null],
    ['#777777', '#888888'],
    ['#11111180', '#000000'],
  ])('is %s on %s, which cannot be read', (color, ground) => {
    expect(find(colored(color, ground))).toMatchObject([{ code: 'low_contrast', count: 1 }])
  })
})
