import { describe, expect, it } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { gapBlocks, splitGaps } from './gap-text.ts'
import { fillGaps as type } from './index.ts'

const { question } = type.sample
const arrangement = type.arrange(question, () => 0)
const shown = type.toPublic(question, arrangement)

/** Every gap left empty or with each of the things that go there. */
const possible: (Answer[number] | null)[][] = shown.answer_groups.map(
  ({ id, type_id, display_type_id, answers }) => [
    null,
    ...(type_id === 1
      ? ['sleep', ' REST', 'noon'].map((text_answer) => ({ answer_group_id: id, text_answer }))
      : (display_type_id === 2 ? shown.answers : answers).map((each) => ({
          answer_group_id: id,
          answer_id: each.id,
        }))),
  ],
)
const all = possible.reduce<Answer[]>(
  (answers, gap) => answers.flatMap((answer) => gap.map((row) => (row ? [...answer, row] : answer))),
  [[]],
)
const taken = all.filter((rows) => 'answer' in type.readAnswer(question, arrangement, rows))

describe('fill_gaps', () => {
  it('puts a chip into one gap at a time', () => {
    expect([all.length, taken.length]).toEqual([192, 156])
  })

  it('gives each gap its points, and the question’s only when all are right', () => {
    for (const rows of taken) {
      const right = type.marks(question, rows).filter(Boolean).length
      expect(type.grade(question, rows)).toEqual({
        correctness: right === 4 ? 'correct' : 'incorrect',
        points: right === 4 ? 5 : right,
        max_points: 5,
      })
    }
  })

  it('takes a chip that reads like the right one for it', () => {
    const [easily, deeply, ...rest] = question.answer_groups
    const alike = {
      ...question,
      answer_groups: [
        easily,
        { ...deeply, answers: [{ id: 'chip-easily-too', text: 'easily', is_correct: true }] },
        ...rest,
      ],
    }
    const crossed = [
      { answer_group_id: 'gap-easily', answer_id: 'chip-easily-too' },
      { answer_group_id: 'gap-deeply', answer_id: 'chip-easily' },
    ]
    expect(type.marks(alike, crossed)).toEqual([true, true])
  })

  it('shows nothing of the gap that a chip came from, and a blank for no words', () => {
    expect(shown.answer_groups.map(({ answers }) => answers.length)).toEqual([0, 0, 2, 0])
    expect(shown.answers).toHaveLength(3)
    expect(shown.answer_groups[2]?.answers.map(({ text }) => text)).toContain(' ')
  })

  it('reads its text as paragraphs and tables', () => {
    expect(gapBlocks('One\n\n| a | b |\n| [[gap-easily]] | |\nTwo')).toEqual([
      { line: 'One' },
      {
        rows: [
          ['a', 'b'],
          ['[[gap-easily]]', ''],
        ],
      },
      { line: 'Two' },
    ])
    expect(splitGaps('a [[gap-easily]][[gap-deeply]].')).toEqual([
      { words: 'a ' },
      { gap: 'gap-easily' },
      { gap: 'gap-deeply' },
      { words: '.' },
    ])
  })

  const [first, ...others] = question.answer_groups
  it.each([
    ['no gaps', { text: 'Nothing here', answer_groups: [] }, 'no_gaps'],
    ['a gap that is not in the text', { text: 'How [[gap-easily]]' }, 'gap_unknown'],
    ['a gap twice', { text: `${question.text} [[gap-easily]]` }, 'gap_unknown'],
    ['a gap without a key', { answer_groups: [{ ...first, answers: [] }, ...others] }, 'gap_unkeyed'],
    [
      'a typed gap without a word',
      { answer_groups: question.answer_groups.map((gap) => ({ ...gap, type_id: 1, answers: [] })) },
      'form_missing',
    ],
    [
      'a list of one',
      {
        answer_groups: question.answer_groups.map((gap) => ({
          ...gap,
          display_type_id: 1,
          answers: gap.answers.slice(0, 1),
        })),
      },
      'too_few_options',
    ],
  ])('tells the author of %s', (_what, change, code) => {
    expect(type.findIssues({ ...question, ...change }).map((issue) => issue.code)).toContain(code)
  })
})
