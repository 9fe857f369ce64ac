import { type DemoLesson, keyOf, practice, single } from '../demo/content.ts'
import type { GivenReview, ReviewedAuthor } from '../demo/make-peer-reviews.ts'
import type { DemoPerson } from '../demo/people.ts'
import { longTitle, titleAt, unbroken } from './words.ts'

const name = `${longTitle} ${unbroken}`
const criteria = [longTitle, unbroken, titleAt(2), titleAt(3), titleAt(4), 'A']
const line = (criterion: string) => keyOf(name, criterion)
const all = (points: number) => Object.fromEntries(criteria.map((criterion) => [line(criterion), points]))

/** A practice that learners review by lines that are too long, after an example that is. */
export const reviewedByPeers: DemoLesson = {
  key: 'peers',
  title: titleAt(7),
  sections: [
    {
      name: '',
      units: [
        practice({
          key: 'peers',
          name: longTitle,
          settings: { check_type: 'manual' },
          questions: [
            single({ name: longTitle, options: ['+ A', 'B'], comment: '' }),
            {
              id: keyOf(name),
              type: 'essay',
              name,
              description: unbroken,
              is_required: true,
              points: 60,
              comment: unbroken,
              words_min: null,
              words_max: null,
              marking_guide: criteria.map((criterion, at) => ({
                id: line(criterion),
                criterion,
                points: 10,
                description: titleAt(at + 1),
              })),
              peer_review: {
                reviews: 2,
                is_anonymous: false,
                days: 30,
                instructions: `${longTitle}\n\n${unbroken}`,
                shown: 'at_once',
                is_within_groups: false,
                examples: [
                  {
                    id: keyOf(name, 'example'),
                    text: `${unbroken} ${titleAt(2)}\n${titleAt(3)}`,
                    points: all(7.25),
                    reason: `${longTitle} ${unbroken}`,
                  },
                ],
              },
            },
          ],
        }),
      ],
    },
  ],
}

/** Answers without an end. */
export const longAnswers: readonly ReviewedAuthor<DemoPerson>[] = (['ann', 'ben', 'student'] as const).map(
  (who, at) => ({
    who,
    ago: { days: 2, hours: 9 - at },
    words: `${longTitle} ${unbroken}\n\n${titleAt(at + 2)} `.repeat(5).trim(),
    points: null,
  }),
)

const review = (by: DemoPerson, of: DemoPerson, points: number): GivenReview<DemoPerson> => ({
  by,
  of,
  ago: { days: 1 },
  example: all(10 - points),
  points: all(points),
  comment: `${unbroken} ${titleAt(Math.floor(points))}`,
})

/** The student has received two and given one. */
export const reviewsOfLongAnswers: readonly GivenReview<DemoPerson>[] = [
  review('ann', 'student', 3),
  review('ben', 'student', 9.75),
  review('student', 'ann', 4),
]
