import type { Fact } from '@lectern/contract/facts/fact'
import type { Transaction } from '../database/pool.ts'
import { enqueueInLine } from '../queue/enqueue.ts'
import { type NewHappening, parseHappening, storeHappening } from './happening.ts'
import { isHeard } from './heard.ts'
import { deliverNews } from './news-jobs.ts'
import { insertRow, insertion } from './school-record.repository.ts'

/**
 * Writes into the record of a school that something happened, in the transaction that causes it, and has those told who listen. A
 * fact costs one statement, with a job or without; a job is made only when somebody listens. Schools take turns.
 *
 * @throws ZodError when what is written does not fit the fact
 */
export const record = async <F extends Fact>(
  tx: Transaction,
  fact: F,
  happening: NewHappening<F>,
): Promise<void> => {
  const parsed = parseHappening(fact, happening)
  const row = { ...parsed, type: fact.code }
  if (!isHeard(tx, fact.type, parsed.schoolId)) return insertRow(tx, row)
  const line = { kind: 'school', id: parsed.schoolId } as const
  const news = { name: fact.type, payload: storeHappening(parsed) }
  await enqueueInLine(tx, deliverNews, news, line, insertion(row))
}
