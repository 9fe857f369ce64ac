import { ensureContact, insertField, insertTab } from '../../domains/contacts/index.ts'
import { findUser } from '../../domains/identity/index.ts'
import { addPoints, insertPartner } from '../../domains/schools/index.ts'
import { insertOrder } from '../../domains/orders/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'
import type { SchoolId } from '../../platform/school-id.ts'

interface Accounts {
  readonly schoolId: SchoolId
  readonly products: { readonly bread: number; readonly learning: number }
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/** What stands in the learning space besides courses: orders, points, the school's own questions, a partner. */
export const makeAccounts = async (tx: Transaction, accounts: Accounts): Promise<void> => {
  await makeFields(tx, accounts)
  await makeOrders(tx, accounts)
  await makePoints(tx, accounts)
  const { schoolId, person, now } = accounts
  const userId = person('student2')
  await insertPartner(tx, { schoolId, userId, status: 'active', createdAt: momentBefore(now, { days: 6 }) })
}

const makeFields = async (tx: Transaction, { schoolId }: Accounts): Promise<void> => {
  const tabId = await insertTab(tx, { schoolId, title: 'About you', position: 1 })
  const field = { schoolId, tabId }
  await insertField(tx, {
    ...field,
    key: 'goal',
    title: 'What would you like to be able to do?',
    type: 'textarea',
    position: 1,
  })
  await insertField(tx, {
    ...field,
    key: 'experience',
    showInRegistration: true,
    title: 'How much have you learned online?',
    type: 'select',
    options: [
      { value: 'new', title: 'This is my first course' },
      { value: 'some', title: 'A few courses' },
      { value: 'much', title: 'A great deal' },
    ],
    position: 2,
  })
  await insertField(tx, { ...field, key: 'birthday', title: 'Birthday', type: 'date', position: 3 })
}

const currency = 'EUR'

/** One order that is paid, and one in three parts: the first is paid, the second is due in some days. */
const makeOrders = async (tx: Transaction, { schoolId, products, person, now }: Accounts): Promise<void> => {
  const userId = person('student')
  const who = await findUser(tx, userId)
  const buyer = {
    ...{
      schoolId,
      userId,
      currency,
      source: 'offer_page',
      email: who?.email ?? null,
      buyerName: who?.name ?? '',
    },
    contactId: await ensureContact(tx, { schoolId, userId }, 'order', now),
  }
  const paidAt = momentBefore(now, { days: 9 })
  await insertOrder(
    tx,
    {
      order: {
        ...{ ...buyer, title: 'How to learn: a short course', type: 'standard', paidStatus: 'paid' },
        ...{ price: 4900n, total: 4900n, paidTotal: 4900n, firstPaidAt: paidAt },
      },
      lines: [{ productId: products.learning, title: 'How to learn: a short course', price: 4900n }],
      payments: [{ amount: 4900n, dueAt: paidAt, paidAt, status: 'paid' }],
    },
    paidAt,
  )
  const begun = momentBefore(now, { days: 5 })
  const [second, third] = [momentBefore(now, { days: -4 }), momentBefore(now, { days: -34 })]
  await insertOrder(
    tx,
    {
      order: {
        ...{ ...buyer, title: 'Хліб на заквасці', type: 'instalments', paidStatus: 'partial' },
        ...{ price: 9000n, total: 9000n, paidTotal: 3000n, firstPaidAt: begun, nextDueAt: second },
      },
      lines: [{ productId: products.bread, title: 'Хліб на заквасці', price: 9000n }],
      payments: [
        { amount: 3000n, dueAt: begun, paidAt: begun, status: 'paid' },
        { amount: 3000n, dueAt: second, status: 'planned' },
        { amount: 3000n, dueAt: third, status: 'planned' },
      ],
    },
    begun,
  )
}

const makePoints = async (tx: Transaction, { schoolId, person, now }: Accounts): Promise<void> => {
  const mine = { schoolId, userId: person('student') }
  const entries = [
    { days: 8, delta: 10, reason: 'lesson_finished', comment: 'The first lesson', source: '1' },
    { days: 7, delta: 10, reason: 'lesson_finished', comment: 'The second lesson', source: '2' },
    { days: 5, delta: 25, reason: 'practice_passed', comment: 'Every answer right', source: '3' },
    { days: 2, delta: -20, reason: 'gift_redeemed', comment: 'A bookmark', source: '4' },
  ] as const
  for (const { days, source, ...entry } of entries) {
    await addPoints(tx, { ...mine, ...entry, rule: 'demo', source }, momentBefore(now, { days }))
  }
}
