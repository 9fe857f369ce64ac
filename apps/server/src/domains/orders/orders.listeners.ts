import type { WriteDatabase } from '../../platform/database/pool.ts'
import { onSignal } from '../../platform/facts/listener.ts'
import type { Listener } from '../../platform/facts/news.ts'
import { personErased } from '../identity/index.ts'
import { forgetBuyer } from './orders.repository.ts'

/** What orders do when something happens below them. */
export const orderListeners = (db: WriteDatabase): readonly Listener[] => [
  onSignal('orders.forgetBuyer', personErased, ({ user_id }) => forgetBuyer(db, user_id)),
]
