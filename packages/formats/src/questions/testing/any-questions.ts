import {
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import type { RichText } from '@lectern/contract/kernel/rich-text'
import { question, questionTypes, type Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'

/** Signs that mean something somewhere: in XML, in embedded answers, in tables, in escapes. */
const letters = array(constantFrom(...Array.from('ab ёї~=#{}:%[]/>-*.1"<&|;,()\'’+@')), {
  minLength: 1,
  maxLength: 12,
})
export const anyWords = letters
  .map((each) => each.join('').replaceAll(/ +/g, ' ').trim())
  .filter((text) => /[a-zёї1]/.test(text) && !/\[\[|\]\]/.test(text))
const lines = array(anyWords, { maxLength: 3 }).map((all) => all.join('\n'))
const different = (least: number, most = 5) => uniqueArray(anyWords, { minLength: least, maxLength: most })
const hundredths = integer({ min: 0, max: 2_000 }).map((whole) => whole / 100)

const rich: Arbitrary<RichText> = tuple(anyWords, anyWords, anyWords).map(([one, two, three]) => ({
  version: 1,
  doc: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: one }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: `${two} ` },
          { type: 'text', text: three, marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          {
            type: 'text',
            text: two,
            marks: [{ type: 'link', attrs: { href: 'https://example.org/?a=1&b="2"' } }],
          },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: three }] }] },
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: one }] },
              {
                type: 'orderedList',
                attrs: { start: 4 },
                content: [
                  {
                    type: 'listItem',
                    content: [{ type: 'paragraph', content: [{ type: 'text', text: two }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'blockquote',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: one }] }],
      },
    ],
  },
}))

/** Keys that nothing else has. */
export const countedKeys = () => {
  let made = 0
  return () => `any-key-${(made += 1)}`
}

const head = record({
  name: anyWords,
  description: lines,
  rich: option(rich, { freq: 3 }),
  comment: lines,
  points: hundredths,
  tags: uniqueArray(constantFrom('algebra', 'year 7', 'клас; 7'), { maxLength: 2 }),
}).map(({ rich: formed, description, tags, ...rest }) => ({
  ...rest,
  description: formed ?? description,
  ...(tags.length > 0 ? { tags } : {}),
}))

/** A question of a type from its own fields, as it would be stored. */
const questionOf = (type: QuestionSlug, fields: object): Question =>
  question.parse({ id: 'any-question', type, ...fields })

const things = (least: number) =>
  different(least).map((texts) => texts.map((text, at) => ({ id: `thing-000${at}`, text })))

const choice = (type: 'single_answer' | 'multiple_answer') =>
  tuple(head, things(2), boolean(), integer({ min: 1, max: 3 })).map(([first, answers, shuffle, right]) =>
    questionOf(type, {
      ...first,
      shuffle_answers: shuffle,
      answers: answers.map((each, at) => ({
        ...each,
        is_correct: type === 'single_answer' ? at === 0 : at < Math.min(right, answers.length),
        points: 0,
      })),
    }),
  )

const yesNo = tuple(head, boolean()).map(([first, isYes]) =>
  questionOf('yes_no', {
    ...first,
    answers: [isYes, !isYes].map((is_correct, at) => ({
      id: `label-000${at}`,
      text: '',
      is_correct,
      points: 0,
    })),
  }),
)

const number = integer({ min: -5_000, max: 5_000 }).map((whole) => String(whole / 8))
const numeric = tuple(head, uniqueArray(number, { minLength: 1, maxLength: 3 }), constantFrom('', '0.5')).map(
  ([first, numbers, tolerance]) =>
    questionOf('numeric', {
      ...first,
      answers: numbers.map((text, at) => ({ id: `number-00${at}`, text })),
      tolerance,
    }),
)

const matched = tuple(head, different(2), different(2), boolean()).map(([first, left, right, isShared]) => {
  const many = isShared && left.length > 1
  const binds = left.map((_words, at) => ({
    statement_id: `left-0000${at}`,
    answer_id: `right-000${many && at > 0 ? (at - 1) % right.length : at % right.length}`,
    points: 0,
  }))
  const isRepeated = new Set(binds.map(({ answer_id }) => answer_id)).size < left.length
  return questionOf('conformity_answer', {
    ...first,
    conformity_type: isRepeated ? 2 : 1,
    is_answers_combined: isRepeated,
    statements: left.map((text, at) => ({ id: `left-0000${at}`, text })),
    answers: right.map((text, at) => ({ id: `right-000${at}`, text })),
    binds,
  })
})

const sorted = tuple(head, things(2), boolean()).map(([first, answers, is_partial]) =>
  questionOf('sorting', { ...first, answers, is_partial }),
)

const gap = (kind: 'typed' | 'list' | 'chips') =>
  tuple(head, anyWords, anyWords, different(2, 4), different(2, 4), boolean()).map(
    ([{ description: _none, ...first }, before, after, one, two, isExact]) =>
      questionOf('fill_gaps', {
        ...first,
        case_sensitive: kind === 'typed' && isExact,
        text: `${before} [[gap-00001]] ${after}\n[[gap-00002]] ${before}`,
        answer_groups: [one, two].map((texts, at) => ({
          id: `gap-0000${at + 1}`,
          type_id: kind === 'typed' ? 1 : 2,
          display_type_id: kind === 'chips' ? 2 : 1,
          points: 0,
          answers: (kind === 'chips' && at === 1 ? texts.slice(0, 1) : texts).map((text, place) => ({
            id: `form-00${at}${place}`,
            text,
            is_correct: kind === 'typed' || place === 0,
          })),
        })),
      }),
  )

const essay = tuple(head, option(integer({ min: 1, max: 50 })), option(integer({ min: 60, max: 900 }))).map(
  ([first, words_min, words_max]) => questionOf('essay', { ...first, words_min, words_max }),
)

const matrix = tuple(head, things(2), different(1), boolean()).map(
  ([first, answers, statements, is_multiple]) =>
    questionOf('matrix', {
      ...first,
      is_multiple,
      answers,
      statements: statements.map((text, at) => ({
        id: `row-0000${at}`,
        text,
        points: 0,
        answer_ids: is_multiple && at === 0 ? answers.slice(1).map(({ id }) => id) : [answers[0]?.id],
      })),
    }),
)

/** Questions of the types that formats know, with all that a format might keep of them. */
export const anyQuestions = {
  single_answer: choice('single_answer'),
  multiple_answer: choice('multiple_answer'),
  yes_no: yesNo,
  numeric,
  conformity_answer: matched,
  sorting: sorted,
  typed_gaps: gap('typed'),
  listed_gaps: gap('list'),
  chips: gap('chips'),
  essay,
  open: head.map((first) => questionOf('text_media_answer', { ...first, can_upload: true })),
  read_only: head.map((first) =>
    questionOf('text_graphic_answer', {
      ...first,
      is_answer_enabled: false,
    }),
  ),
  matrix,
} as const

/** One worked example of every type. */
export const sampleQuestions: readonly Question[] = Object.values(questionTypes).map(
  ({ sample }) => sample.question,
)
