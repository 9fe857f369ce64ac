import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import { notify } from '../../platform/database/notifications.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { raiseSignal } from '../../platform/facts/signal.ts'
import { accessChanged } from './access.signals.ts'
import { findEnrolment, type EnrolmentRow } from './access.repository.ts'
import type { ProductRow } from '../products/index.ts'

/** What is known of people's enrolments: kept for a second, dropped exactly when one changes. */
export interface EnrolmentCache {
  enrolmentOf(userId: number, productId: number): Promise<EnrolmentRow | null>
}

/** The same read as it is stored, for calls in which what they have just written counts. */
export const storedEnrolments = (db: ReadDatabase): EnrolmentCache => ({
  enrolmentOf: (userId, productId) => findEnrolment(db, productId, userId),
})

/** Told on it: `{user id}/{product id}`; `*` in the place of the person for everybody. */
export const enrolmentChannel = 'enrolment'
const keepMs = 1000
const keyOf = (userId: number, productId: number): string => `${userId}/${productId}`

/** Tells every process that an enrolment changed; acted on when the transaction commits. */
export const announceEnrolmentChange = async (
  tx: Transaction,
  userId: number,
  { id: productId, schoolId, productableType }: Pick<ProductRow, 'id' | 'schoolId' | 'productableType'>,
): Promise<void> => {
  await notify(tx, enrolmentChannel, keyOf(userId, productId))
  if (productableType === 'course') return
  await raiseSignal(tx, accessChanged, { school_id: schoolId, product_id: productId, user_id: userId })
}

/** Tells every process that what an offer opens of some products has changed, for whoever takes part in them. */
export const announceOfferChange = async (tx: Transaction, productIds: readonly number[]): Promise<void> => {
  for (const productId of new Set(productIds)) await notify(tx, enrolmentChannel, `*/${productId}`)
}

const isMeant = (key: string, told: string): boolean =>
  told.startsWith('*/') ? key.endsWith(told.slice(1)) : key === told

export const createEnrolmentCache = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<EnrolmentCache> => {
  const cache = createSharedCache<EnrolmentRow | null>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const [userId, productId] = key.split('/').map(Number)
      return findEnrolment(connection, productId ?? 0, userId ?? 0)
    },
  })
  await notifications.listen(enrolmentChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((key) => isMeant(key, notification.payload))
  })
  return { enrolmentOf: (userId, productId) => cache.get(keyOf(userId, productId)) }
}
