import { type DemoQuiz, keyOf, single } from '../content.ts'
import type { GivenReview, ReviewedAuthor } from '../make-peer-reviews.ts'
import type { DemoPerson } from '../people.ts'

const name = 'Write the answer that you have owed somebody for the longest time.'
const line = (criterion: string) => keyOf(name, criterion)
const understood = 'What was understood'
const promised = 'What will be done'
const until = 'Until when'

/** An essay that the learners of the course review for each other, by a guide of three lines and after an example. */
export const owedQuiz: DemoQuiz = {
  key: 'owed',
  name: 'The answer that you owe',
  settings: { check_type: 'manual' },
  questions: [
    single({
      name: 'Whose question does a good answer spare you?',
      options: ['+“And when?”', '“Who are you?”', '“Did you get my message?”'],
      comment: 'A day in the answer is what nobody has to ask for.',
    }),
    {
      id: keyOf(name),
      type: 'essay',
      name,
      description: 'Three to six sentences, as you would send them today. Leave names out.',
      is_required: true,
      points: 5,
      comment: 'Short is enough: one sentence for what you understood, one for what you will do, and a day.',
      words_min: 15,
      words_max: 150,
      marking_guide: [
        { id: line(understood), criterion: understood, points: 1, description: 'In words of its own.' },
        { id: line(promised), criterion: promised, points: 2, description: 'Something that can be seen.' },
        { id: line(until), criterion: until, points: 2, description: 'A date or a weekday; “soon” is none.' },
      ],
      peer_review: {
        reviews: 3,
        is_anonymous: true,
        days: 7,
        instructions:
          'Read the answer as if it had come to you. Would you have to write again? Say what for, and say it kindly.',
        shown: 'at_once',
        is_within_groups: false,
        examples: [
          {
            id: keyOf(name, 'example'),
            text: 'Hello, and sorry for the late reply, it has been a busy month. I will look into everything and get back to you soon. Thank you for your patience!',
            points: { [line(understood)]: 0, [line(promised)]: 1, [line(until)]: 0 },
            reason:
              'Friendly, but whoever reads it knows nothing new: not what was understood, and “soon” is no day.',
          },
        ],
      },
    },
  ],
}

/** Who handed in, one after the other; the last one waits to be checked. */
export const owedAnswers: readonly ReviewedAuthor<DemoPerson>[] = [
  {
    who: 'ann',
    ago: { days: 2, hours: 22 },
    words:
      'You asked whether the choir can have the hall in May. Yes, on the 9th and the 16th; the 23rd is taken. I put both evenings into the calendar today and bring the key on Friday.',
    points: 5,
  },
  {
    who: 'ben',
    ago: { days: 2, hours: 12 },
    words:
      'Thanks for the drawings. I looked at them and I like them a lot, mostly. I will think about the stairs and tell you what I would change. Have a good week!',
    points: 2,
  },
  {
    who: 'daria',
    ago: { days: 2, hours: 4 },
    words:
      'As I understand it, you need the figures of last year for the report. I cannot send them all now. Tomorrow you get those of the first half, and the rest on Monday.',
    points: 5,
  },
  {
    who: 'student',
    ago: { days: 1, hours: 20 },
    words:
      'You wrote in spring that the bicycle is still in our cellar and asked me to fetch it. I will come with a friend and a van, clean the corner behind it, and take the old shelf along.',
    points: null,
  },
]

const given = (first: number, second: number, third: number) => ({
  [line(understood)]: first,
  [line(promised)]: second,
  [line(until)]: third,
})

/** Everybody reviews the others; the student has one more to begin and one begun. */
export const reviewsOfOwedAnswers: readonly GivenReview<DemoPerson>[] = [
  {
    by: 'ann',
    of: 'student',
    ago: { days: 1, hours: 16 },
    example: given(0, 1, 0),
    points: given(1, 2, 0.5),
    comment:
      'I would be glad about this one, the shelf too. Only the day is missing: I would still stand in the cellar and wonder.',
  },
  {
    by: 'ben',
    of: 'student',
    ago: { days: 1, hours: 7 },
    example: given(0, 2, 1),
    points: given(1, 2, 1),
    comment: 'Clear and friendly. “I will come” sounds like this week, but it does not say so.',
  },
  {
    by: 'daria',
    of: 'student',
    ago: { hours: 22 },
    example: given(0, 1, 0),
    points: given(1, 1, 0),
    comment: 'When? I would have to write again.',
  },
  {
    by: 'daria',
    of: 'ann',
    ago: { hours: 21 },
    example: given(0, 1, 0),
    points: given(1, 2, 2),
    comment: 'Nothing left to ask.',
  },
  {
    by: 'ann',
    of: 'ben',
    ago: { days: 1, hours: 15 },
    example: given(0, 1, 0),
    points: given(0.5, 1, 0),
    comment: 'What is it about the stairs? And by when do you tell?',
  },
  {
    by: 'student',
    of: 'ann',
    ago: { days: 1, hours: 10 },
    example: given(0, 1, 0.5),
    points: given(1, 2, 2),
    comment: 'Yes, which evenings, and the key on Friday. I would put the calendar last.',
  },
  {
    by: 'student',
    of: 'ben',
    ago: { days: 1, hours: 9 },
    example: given(0, 1, 0.5),
    points: given(1, 1, 0),
    comment: 'I cannot tell what',
    isDraft: true,
  },
]
