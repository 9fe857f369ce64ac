import { randomUUID } from 'node:crypto'
import { type OfferStatusId, offerStatus } from '@lectern/contract/offers/offer'
import type { AccessLength, OfferContent } from '@lectern/contract/access/scope'
import { giveAccess, revokeAccess } from '../domains/access/index.ts'
import { insertOffer, replaceOfferLines } from '../domains/offers/index.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'
import { joinSchool, type TestSchool } from './school.ts'
import { findProduct } from '../domains/products/index.ts'

interface ChosenContent {
  readonly lessonIds?: readonly number[]
  readonly sections?: readonly { readonly id: number; readonly lesson_id: number }[]
}

/** Chosen lessons and sections; later lessons stay closed. */
export const chosen = ({ lessonIds = [], sections = [] }: ChosenContent): OfferContent => ({
  kind: 'chosen',
  lesson_ids: [...lessonIds],
  sections: [...sections],
  new_content: { kind: 'none' },
})

interface OfferTerms {
  readonly title?: string
  readonly statusId?: OfferStatusId
  /** Without it the school gives the offer. */
  readonly isSelfService?: boolean
  readonly saleEndsAt?: Date
  readonly placesTotal?: number
  readonly content?: OfferContent
  readonly length?: AccessLength
  readonly skipsCheckpoints?: boolean
}

/** Makes an offer of the school's course: published, of everything, without end, unless said otherwise. */
export const makeOffer = (
  app: TestApp,
  { schoolId, productId }: Pick<TestSchool, 'schoolId' | 'productId'>,
  {
    content = { kind: 'all' },
    length,
    skipsCheckpoints = false,
    title = 'An offer',
    statusId = offerStatus.published,
    isSelfService = false,
    ...sale
  }: OfferTerms = {},
): Promise<number> =>
  app.dependencies.db.transaction(async (tx) => {
    const now = app.clock.now()
    const offerId = await insertOffer(tx, {
      ...{ schoolId, code: randomUUID(), title, statusId, isSelfService, ...sale },
      ...{ createdAt: now, updatedAt: now },
    })
    await replaceOfferLines(tx, schoolId, offerId, [
      {
        productId,
        content,
        knownLessonId: Number.MAX_SAFE_INTEGER,
        length: length ?? null,
        skipsCheckpoints,
      },
    ])
    return offerId
  })

/** Gives somebody an offer of chosen lessons and sections in the place of every access to the school's course; answers the offer. */
export const leaveOffer = async (
  app: TestApp,
  school: TestSchool,
  userId: number,
  content: ChosenContent,
): Promise<number> => {
  const terms = { title: 'A part of the course', content: chosen(content), skipsCheckpoints: true }
  const offerId = await makeOffer(app, school, terms)
  await app.dependencies.db.transaction(async (tx) => {
    const product = await findProduct(tx, school.schoolId, school.productId)
    if (!product) throw new Error('The product is gone.')
    const changed = { product, userId, actorId: school.owner.id, now: app.clock.now() }
    await revokeAccess(tx, changed)
    await giveAccess(tx, changed, { offerId, origin: 'manual', startsAt: null, endsAt: null })
  })
  // What was known of their access before is kept for a second.
  app.clock.advance(2000)
  return offerId
}

/** A new person whose only access to the school's course is by an offer of chosen lessons and sections. */
export const joinByOffer = async (
  app: TestApp,
  school: TestSchool,
  content: ChosenContent,
): Promise<TestPerson> => {
  const person = await joinSchool(app, school)
  await leaveOffer(app, school, person.id, content)
  return person
}
