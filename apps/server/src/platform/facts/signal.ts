import { z } from 'zod'
import type { Transaction } from '../database/pool.ts'
import { enqueueInLine, type Line } from '../queue/enqueue.ts'
import { isHeard } from './heard.ts'
import { deliverNews } from './news-jobs.ts'

/**
 * Something that domains above react to and that no record keeps: it belongs to no one school, or is no history (a cache is old, somebody
 * is to be looked at again). What happened to a person in a school is a fact.
 */
export interface Signal<T extends z.ZodType = z.ZodType> {
  /** `domain.whatHappened` */
  readonly name: string
  readonly payload: T
}

export const defineSignal = <T extends z.ZodType>(signal: Signal<T>): Signal<T> => signal

/** Raises a signal in the transaction that causes it; those who listen act after the commit. Without listeners it costs nothing. */
export const raiseSignal = async <T extends z.ZodType>(
  tx: Transaction,
  signal: Signal<T>,
  payload: z.input<T>,
): Promise<void> => {
  const parsed = signal.payload.parse(payload)
  if (!isHeard(tx, signal.name, null)) return
  await enqueueInLine(tx, deliverNews, { name: signal.name, payload: parsed }, lineOf(parsed))
}

const ofSchool = z.object({ school_id: z.int() })
const ofProduct = z.object({ product_id: z.int() })

/** A signal that names no school waits in the line of its product. */
const lineOf = (payload: unknown): Line => {
  const school = ofSchool.safeParse(payload)
  if (school.success) return { kind: 'school', id: school.data.school_id }
  const product = ofProduct.safeParse(payload)
  return product.success ? { kind: 'product', id: product.data.product_id } : { kind: 'others', id: 0 }
}
