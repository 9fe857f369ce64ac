import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'

export const lessonChannel = 'lessons'

/**
 * Tells every process that something which readers of a product's lessons see has changed: a text, a title, the order,
 * a publication. Acted on when the transaction commits.
 */
export const announceLessonChange = (tx: Transaction, productId: number): Promise<void> =>
  notify(tx, lessonChannel, String(productId))
