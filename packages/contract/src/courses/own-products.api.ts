import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { dataWith, wholeList } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { ownProduct } from './own-products.ts'

export const listOwnProducts = defineOperation({
  id: 'courses.listOwnProducts',
  method: 'GET',
  path: '/user/products',
  summary: 'What the signed-in person takes part in, in every school, the latest first',
  output: dataWith(wholeList(ownProduct, listLimits.ownProducts + listLimits.awaitedProducts), {
    /** Whether the person takes part in, or waits for, more than are answered. */
    has_more: z.boolean(),
    /** The learning space at this host. */
    cabinet_link: z.string(),
  }),
  errors: [],
  permission: { kind: 'session' },
})
