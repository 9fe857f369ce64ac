import * as operations from '@lectern/contract/offers/public-offers.api'
import type { Bind } from '../../platform/http/api.ts'
import { found } from '../../platform/http/call-error.ts'
import { findSchool } from '../schools/index.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import { findShownOffer, loadPublicOffer } from './public-offers.ts'
import { takeOffer } from './take-offer.ts'

/** Binds what people see of offers, and how they take them. */
export const registerPublicOffers = (bind: Bind, courseOf: FindCourseOfProduct): void => {
  bind(operations.getPublicOffer, async ({ db, actor, school, params, now }) => {
    const { schoolId } = await school()
    const offer = await findShownOffer(db, schoolId, params.code)
    return { data: await loadPublicOffer(db, courseOf, offer, actor?.userId ?? null, now) }
  })

  bind(operations.takeOffer, async ({ db, actor: { userId }, school, params, now }) => {
    const { schoolId } = await school()
    const offer = await findShownOffer(db, schoolId, params.code)
    const { timeZone } = found(await findSchool(db, schoolId))
    await takeOffer(db, offer, { userId, timeZone, now })
    const taken = await findShownOffer(db, schoolId, params.code)
    return { data: await loadPublicOffer(db, courseOf, taken, userId, now) }
  })
}
