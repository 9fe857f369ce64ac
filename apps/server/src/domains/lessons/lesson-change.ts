import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { raiseSignal } from '../../platform/facts/signal.ts'
import { lessonsChanged } from './reading/lessons.signals.ts'

export const lessonChannel = 'lessons'

/**
 * Tells every process that something which readers of a product's lessons see has changed: a text, a title, the order,
 * a publication; and the domains above. Acted on when the transaction commits.
 */
export const announceLessonChange = async (tx: Transaction, productId: number): Promise<void> => {
  await notify(tx, lessonChannel, String(productId))
  await raiseSignal(tx, lessonsChanged, { product_id: productId })
}
