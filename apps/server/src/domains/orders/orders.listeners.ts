import type { WriteDatabase } from '../../platform/database/pool.ts'
import { type Listener, onEvent } from '../../platform/events/event.ts'
import { personErased } from '../identity/index.ts'
import { forgetBuyer } from './orders.repository.ts'

/** What orders do when something happens below them. */
export const orderListeners = (db: WriteDatabase): readonly Listener[] => [
  onEvent('orders.forgetBuyer', personErased, ({ user_id }) => forgetBuyer(db, user_id)),
]
