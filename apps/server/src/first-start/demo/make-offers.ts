import { offerStatus } from '@lectern/contract/offers/offer'
import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { offeredCourse } from '../../domains/courses/product-of-course.ts'
import { createOffer } from '../../domains/offers/change-offer.ts'
import type { MadeCourse } from './make-course.ts'

interface OfferPlace {
  readonly schoolId: SchoolId
  readonly courses: Readonly<Record<'bread' | 'learning', MadeCourse>>
}

const whole = {
  content: { kind: 'all' },
  delays: null,
  is_checkpoint_skipped: false,
  distribution: null,
} as const

/** Gives the demo school offers of its courses: two that it gives by hand, and a draft of both courses. */
export const makeOffers = async (
  tx: Transaction,
  { schoolId, courses: { bread, learning } }: OfferPlace,
  now: Date,
): Promise<void> => {
  const months = (count: number) => ({ kind: 'months', count }) as const
  const firstLessons = ['rereading', 'retrieval', 'spacing'].map((key) => learning.lessonId(key))
  await createOffer(
    tx,
    offeredCourse,
    schoolId,
    {
      title: 'Both courses',
      description: 'Everything this school teaches, for a year.',
      products: [learning, bread].map(({ productId }) => ({
        ...whole,
        product_id: productId,
        length: months(12),
      })),
    },
    now,
  )
  await createOffer(
    tx,
    offeredCourse,
    schoolId,
    {
      title: 'First three lessons',
      description: 'Rereading, retrieval and spacing: enough to change how you learn next week.',
      status_id: offerStatus.published,
      products: [
        {
          ...whole,
          product_id: learning.productId,
          content: {
            kind: 'chosen',
            lesson_ids: firstLessons,
            sections: [],
            new_content: { kind: 'none' },
          },
          length: { kind: 'days', count: 30 },
        },
      ],
    },
    now,
  )
  await createOffer(
    tx,
    offeredCourse,
    schoolId,
    {
      title: 'Whole course with a curator',
      description: 'All lessons, and answers to your practices within two days.',
      status_id: offerStatus.published,
      places_total: 30,
      products: [{ ...whole, product_id: learning.productId, length: months(3) }],
    },
    now,
  )
}
