import { openSchool } from '../../domains/staff/index.ts'
import { freezeAccess } from '../../domains/access/index.ts'
import { insertOrder } from '../../domains/orders/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { makeSelling } from './selling/make-selling.ts'
import { makeCourse } from './make-course.ts'
import { type Ago, makeJourney, momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'
import { cocoaCourse, coffeeCourse, teaCourse } from './rival/index.ts'
import type { PaymentProviders } from '../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { findProduct } from '../../domains/products/index.ts'

interface Rival {
  readonly person: (key: DemoPerson) => number
  readonly now: Date
  readonly random: () => number
  readonly paymentProviders: PaymentProviders
}

const timeZone = 'Europe/Kyiv'

/** The other school. One learner of the first takes part there too: not begun, frozen, and waiting for a payment. */
export const makeRival = async (
  tx: Transaction,
  { person, now, random, paymentProviders }: Rival,
): Promise<void> => {
  const school = { name: 'Rival school', slug: 'rival', ownerId: person('rival'), isPrimary: false, timeZone }
  const schoolId = await openSchool(tx, school, momentBefore(now, { days: 14 }))
  const at = (ago: Ago) => ({ schoolId, timeZone, now: momentBefore(now, ago) })
  const cocoa = await makeCourse(tx, at({ days: 12 }), cocoaCourse)
  const tea = await makeCourse(tx, at({ days: 11 }), teaCourse)
  const coffee = await makeCourse(tx, at({ days: 10 }), coffeeCourse)

  const userId = person('ann')
  const join = (course: typeof coffee, joined: Ago) =>
    makeJourney(tx, { userId, course, now, random }, { joined, steps: [] })
  await join(coffee, { days: 3 })
  await join(tea, { days: 6 })
  const product = await findProduct(tx, schoolId, tea.productId)
  if (product) await freezeAccess(tx, { product, userId, actorId: person('rival'), now }, null)
  await makeSelling(
    tx,
    {
      ...{ schoolId, ownerId: person('rival'), person, now, currency: 'EUR', plans: [{ amount: 1900 }] },
      product: { id: coffee.productId, title: coffeeCourse.title },
      bank: {
        title: 'Bank transfer',
        instruction: 'Recipient: Rival school\nIBAN: DE00 0000 0000 0000 0000 01',
      },
    },
    [{ who: 'daria', ago: { days: 2 }, happened: 'paid' }],
    paymentProviders,
  )
  await orderUnpaid(tx, { schoolId, userId, productId: cocoa.productId, now })
}

interface UnpaidOrder {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly productId: number
  readonly now: Date
}

const orderUnpaid = async (tx: Transaction, { productId, now, ...buyer }: UnpaidOrder): Promise<void> => {
  const order = { ...buyer, currency: 'EUR', source: 'offer_page', type: 'standard' }
  await insertOrder(
    tx,
    {
      order: { ...order, price: 1900n, total: 1900n, paidTotal: 0n, paidStatus: 'unpaid' },
      lines: [{ productId, title: cocoaCourse.title, price: 1900n }],
      payments: [{ amount: 1900n, dueAt: momentBefore(now, { days: -3 }), status: 'planned' }],
    },
    momentBefore(now, { hours: 20 }),
  )
}
