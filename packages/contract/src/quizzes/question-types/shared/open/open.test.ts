import { describe, expect, it } from 'vitest'
import { questionTypes } from '../../registry.ts'
import { isCalendarDay } from './calendar-day.ts'
import { countWords } from './count-words.ts'
import { addFile } from './open-answer.ts'
import { textAnswerType } from './open-kinds.ts'

const { text_media_answer: media, text_graphic_answer: assignment, essay } = questionTypes
const inOrder = { order: [] }
const ofKind = (kind: keyof typeof textAnswerType) => ({
  ...media.sample.question,
  text_answer_type_id: textAnswerType[kind],
})
const read = (question: object, text_answer: string) => media.readAnswer(question, inOrder, [{ text_answer }])
const issueOf = (question: object, text_answer: string) =>
  media.validate(question, inOrder, [{ text_answer }])?.code

describe('text_media_answer', () => {
  it('takes days that there are, and no other text, where it asks for a date', () => {
    const question = ofKind('date')
    expect(read(question, '2028-02-29')).toEqual({ answer: [{ text_answer: '2028-02-29' }] })
    for (const text of ['2027-02-29', '2026-13-01', '2026-00-10', '29.02.2028', 'tomorrow', '0000-01-01'])
      expect(read(question, text)).toEqual({ refusal: 'invalid_date' })
  })

  it('stores an address while it is written, and counts it as given when it can be one', () => {
    const question = ofKind('email')
    expect(read(question, 'ann@exam')).toHaveProperty('answer')
    expect(issueOf(question, 'ann@exam')).toBe('address_invalid')
    expect(issueOf(question, 'ann@example.com')).toBeUndefined()
  })

  it('takes no words where it asks for files alone, and no files where it asks for words alone', () => {
    expect(read(ofKind('none'), 'words')).toEqual({ refusal: 'foreign_answer' })
    const words = {
      ...media.sample.question,
      can_upload: false,
      is_audio_enabled: false,
      is_video_enabled: false,
    }
    expect(media.takesFiles(words)).toBe(false)
    expect(media.readAnswer(words, inOrder, media.sample.right)).toEqual({ refusal: 'foreign_answer' })
  })

  it('counts a file without words, and words without a file, as given', () => {
    const [{ files, text_answer } = {}] = media.sample.right
    for (const row of [{ files }, { text_answer }])
      expect(media.validate(media.sample.question, inOrder, [row])).toBeNull()
  })

  it('stores spaces as nothing', () => {
    expect(read(media.sample.question, ' \n ')).toEqual({ answer: [] })
  })

  it('tells its author when there is no way to answer', () => {
    const question = { ...ofKind('none'), can_upload: false, is_audio_enabled: false }
    expect(media.findIssues({ ...question, is_video_enabled: false })).toEqual([
      { code: 'nothing_to_answer' },
    ])
  })

  it('takes a file up once', () => {
    const once = addFile([{ text_answer: 'words' }], 'file')
    expect(once).toEqual([{ text_answer: 'words', files: ['file'] }])
    expect(addFile(once, 'file')).toBe(once)
  })
})

describe('text_graphic_answer without an answer', () => {
  const question = { ...assignment.sample.question, is_answer_enabled: false }

  it('counts as given, is not scored and takes nothing', () => {
    expect(assignment.asks(question)).toBe(false)
    expect(assignment.validate(question, inOrder, [])).toBeNull()
    expect(assignment.isScored(question)).toBe(false)
    expect(assignment.readAnswer(question, inOrder, [])).toEqual({ answer: [] })
    expect(assignment.readAnswer(question, inOrder, assignment.sample.right)).toEqual({
      refusal: 'foreign_answer',
    })
  })
})

describe('essay', () => {
  const { question } = essay.sample
  const lengthIssue = (words: number) =>
    essay.validate({ ...question, words_min: 3, words_max: 5 }, inOrder, [
      { text_answer: 'word '.repeat(words) },
    ])?.code

  it('counts as given between its limits, both of them included', () => {
    expect([2, 3, 5, 6].map(lengthIssue)).toEqual(['too_few_words', undefined, undefined, 'too_many_words'])
  })

  it('shows the same bytes whatever its guide is', () => {
    const bytes = (of: object) => JSON.stringify(essay.toPublic(of, inOrder))
    const other = { ...question, points: 1, marking_guide: [], comment: 'Another one.' }
    expect(bytes(other)).toBe(bytes(question))
  })

  it('tells its author of a guide that does not give out the points, and of crossed limits', () => {
    const [line] = question.marking_guide
    const broken = { ...question, words_min: 9, words_max: 8, marking_guide: [{ ...line, criterion: ' ' }] }
    expect(essay.findIssues(broken)).toEqual([
      { code: 'words_crossed' },
      { code: 'criterion_empty', at: 'guide-claim' },
      { code: 'guide_points' },
    ])
  })

  it('adds the points of a guide in hundredths', () => {
    const thirds = [0.1, 0.2].map((points, at) => ({ ...question.marking_guide[at], points }))
    expect(essay.findIssues({ ...question, points: 0.3, marking_guide: thirds })).toEqual([])
  })
})

describe('countWords', () => {
  it.each([
    ['', 0],
    ['One, two — three.', 3],
    ['Сім’я їде до м’ятного саду', 5],
    ['it’s 3.14', 2],
    ['ёлка ёлка', 2],
  ])('finds in %j %i words', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it('counts runs of letters where the browser does not divide words', () => {
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')
    expect(countWords('Сім’я їде, it’s well-known')).toBe(4)
    Reflect.set(Intl, 'Segmenter', Segmenter)
  })
})

describe('what others are shown of an open answer', () => {
  const files = ['0f0e4bd1-2f58-4c6e-9a42-0d7a3c1b5e6f']

  it('are the words of a line or an area, and never its files', () => {
    for (const kind of ['input', 'area'] as const)
      expect(media.publicWords(ofKind(kind), [{ text_answer: 'A bench', files }])).toBe('A bench')
    expect(media.publicWords(ofKind('area'), [{ files }])).toBe('')
    expect(essay.publicWords(essay.sample.question, [{ text_answer: 'No marks.' }])).toBe('No marks.')
  })

  it('are neither addresses nor dates', () => {
    expect(media.publicWords(ofKind('email'), [{ text_answer: 'ann@example.com' }])).toBe('')
    expect(media.publicWords(ofKind('date'), [{ text_answer: '2000-01-02' }])).toBe('')
  })
})

it('knows the days of every month', () => {
  expect(['2000-02-29', '1900-02-29', '2026-04-31', '2026-12-31'].map(isCalendarDay)).toEqual([
    true,
    false,
    false,
    true,
  ])
})
