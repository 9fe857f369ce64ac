import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findSubscription, type SubscriptionRow } from './access.repository.ts'

/** What is known of people's participations: kept for a second, dropped exactly when one changes. */
export interface SubscriptionCache {
  subscriptionOf(userId: number, productId: number): Promise<SubscriptionRow | null>
}

/** Told on it: `{user id}/{product id}`. */
export const subscriptionChannel = 'subscription'
const keepMs = 1000
const keyOf = (userId: number, productId: number): string => `${userId}/${productId}`

/** Tells every process that a participation changed; acted on when the transaction commits. */
export const announceSubscriptionChange = (
  tx: Transaction,
  userId: number,
  productId: number,
): Promise<void> => notify(tx, subscriptionChannel, keyOf(userId, productId))

export const createSubscriptionCache = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<SubscriptionCache> => {
  const cache = createSharedCache<SubscriptionRow | null>({
    clock,
    keepMs,
    db,
    load: async (key, connection) => {
      const [userId, productId] = key.split('/').map(Number)
      return findSubscription(connection, productId ?? 0, userId ?? 0)
    },
  })
  await notifications.listen(subscriptionChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((key) => key === notification.payload)
  })
  return { subscriptionOf: (userId, productId) => cache.get(keyOf(userId, productId)) }
}
