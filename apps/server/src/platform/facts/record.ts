import type { Fact } from '@lectern/contract/facts/fact'
import type { Transaction } from '../database/pool.ts'
import type { SQL } from '../database/sql.ts'
import { enqueueAllInLine, enqueueInLine } from '../queue/enqueue.ts'
import { type NewHappening, type ParsedHappening, parseHappening, storeHappening } from './happening.ts'
import { isHeard } from './heard.ts'
import { deliverManyNews, deliverNews, newsAtOnce } from './news-jobs.ts'
import {
  insertion,
  insertionForEach,
  insertionForMany,
  insertRow,
  insertRows,
} from './school-record.repository.ts'

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

/** One fact that happens to several people of a school at once. */
export interface ManyHappenings<F extends Fact> extends Omit<NewHappening<F>, 'userId' | 'contactId'> {
  readonly people: readonly { readonly userId: NewHappening<F>['userId']; readonly contactId?: number }[]
}

/**
 * The same for several people: one statement for all rows, and for the jobs of those who listen, one for each person.
 *
 * @throws ZodError when what is written does not fit the fact
 */
export const recordMany = async <F extends Fact>(
  tx: Transaction,
  fact: F,
  { people, ...happening }: ManyHappenings<F>,
): Promise<void> => {
  const parsed = people.map((person) => parseHappening(fact, { ...happening, ...person }))
  const [first] = parsed
  if (first === undefined) return
  const rows = insertionForMany({ ...first, type: fact.code }, parsed)
  if (!isHeard(tx, fact.type, first.schoolId)) return insertRows(tx, rows)
  await enqueueMany(tx, fact, parsed, rows)
}

/**
 * Several happenings of one fact in one school, each with a person, a subject and details of its own: one statement for all rows, and
 * for the jobs of those who listen.
 *
 * @throws ZodError when what is written does not fit the fact
 */
export const recordEach = async <F extends Fact>(
  tx: Transaction,
  fact: F,
  happenings: readonly NewHappening<F>[],
): Promise<void> => {
  const parsed = happenings.map((each) => parseHappening(fact, each))
  const [first] = parsed
  if (first === undefined) return
  const rows = insertionForEach(parsed.map((each) => ({ ...each, type: fact.code })))
  if (!isHeard(tx, fact.type, first.schoolId)) return insertRows(tx, rows)
  await enqueueMany(tx, fact, parsed, rows)
}

/** The rows, and jobs for those who listen: one for some happenings together. */
const enqueueMany = async (
  tx: Transaction,
  { type: name }: Fact,
  parsed: readonly ParsedHappening[],
  rows: SQL,
): Promise<void> => {
  const [first] = parsed
  if (first === undefined) return
  const line = { kind: 'school', id: first.schoolId } as const
  if (parsed.length === 1)
    return enqueueInLine(tx, deliverNews, { name, payload: storeHappening(first) }, line, rows)
  const news = Array.from({ length: Math.ceil(parsed.length / newsAtOnce) }, (_, part) => ({
    name,
    payloads: parsed.slice(part * newsAtOnce, (part + 1) * newsAtOnce).map(storeHappening),
  }))
  await enqueueAllInLine(tx, deliverManyNews, news, line, rows)
}
