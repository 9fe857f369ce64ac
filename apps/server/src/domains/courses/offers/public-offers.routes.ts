import * as operations from '@lectern/contract/access/public-offers.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { takeOffer } from '../../access/index.ts'
import { findSchool } from '../../schools/index.ts'
import { findShownOffer, loadPublicOffer } from './public-offers.ts'

/** Binds what people see of offers, and how they take them. */
export const registerPublicOffers = (bind: Bind): void => {
  bind(operations.getPublicOffer, async ({ db, actor, school, params, now }) => {
    const { schoolId } = await school()
    const offer = await findShownOffer(db, schoolId, params.code)
    return { data: await loadPublicOffer(db, offer, actor?.userId ?? null, now) }
  })

  bind(operations.takeOffer, async ({ db, actor: { userId }, school, params, now }) => {
    const { schoolId } = await school()
    const offer = await findShownOffer(db, schoolId, params.code)
    const { timeZone } = found(await findSchool(db, schoolId))
    await takeOffer(db, offer, { userId, timeZone, now })
    const taken = await findShownOffer(db, schoolId, params.code)
    return { data: await loadPublicOffer(db, taken, userId, now) }
  })
}
