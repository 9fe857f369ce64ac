import { describe, expect, it } from 'vitest'
import { mapIds } from './map-ids.ts'

const by = {
  file: (uuid: string) => (uuid === 'gone' ? null : `new-${uuid}`),
  quiz: (id: number) => (id === 9 ? null : id + 100),
  link: (href: string) => href.replace('#unit-1', '#unit-7'),
}

describe('other ids in a content', () => {
  it('stand where files, quizzes and links are named, and nowhere else', () => {
    const content = {
      files: [{ uuid: 'a', allow_doc_preview: null }],
      quiz_id: 1,
      opening: { after_quiz_id: 2 },
      title: 'quiz_id 1 of a, see #unit-1',
      points: 1,
      text: { doc: { content: [{ type: 'image', attrs: { fileId: 'b', alt: 'a' } }] } },
      marks: [{ type: 'link', attrs: { href: '#unit-1' } }],
    }
    expect(mapIds(content, by)).toEqual({
      files: [{ uuid: 'new-a', allow_doc_preview: null }],
      quiz_id: 101,
      opening: { after_quiz_id: 102 },
      title: 'quiz_id 1 of a, see #unit-1',
      points: 1,
      text: { doc: { content: [{ type: 'image', attrs: { fileId: 'new-b', alt: 'a' } }] } },
      marks: [{ type: 'link', attrs: { href: '#unit-7' } }],
    })
  })

  it('are left out where there is nothing: of a list, of a question, of a place that may be empty', () => {
    const content = {
      files: [{ uuid: 'gone' }, { uuid: 'a' }],
      pictures: [{ fileId: 'gone', alt: '' }],
      image: { uuid: 'gone', alt: 'A loaf' },
      attrs: { fileId: 'gone', src: null },
      quiz_id: 9,
      bank: { id: 4 },
    }
    expect(mapIds(content, by)).toEqual({
      files: [{ uuid: 'new-a' }],
      pictures: [],
      attrs: { fileId: null, src: null },
      quiz_id: null,
    })
  })
})
