import { momentsOfDays } from '@lectern/contract/filters/kinds/date'
import type { orderQuery } from '@lectern/contract/orders/order-list'
import type { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listAbsorbed } from '../../contacts/index.ts'
import { findSchool } from '../../schools/index.ts'
import type { MoneyTroubles } from '../services.ts'
import type { OrderFilter } from './order-conditions.repository.ts'

export type OrderQuestion = z.output<z.ZodObject<typeof orderQuery>>

interface Asked {
  readonly schoolId: SchoolId
  readonly troubles: MoneyTroubles
  readonly now: Date
}

/** What is asked of the list of orders, as its rows are found: days by the school's calendar, a contact with those it absorbed. */
export const readOrderFilter = async (
  db: ReadDatabase,
  { schoolId, troubles, now }: Asked,
  question: OrderQuestion,
): Promise<OrderFilter> => {
  const { contact, created_from: first, created_to: last, total_from: least, total_to: most } = question
  const hasDays = first !== undefined || last !== undefined
  const days = hasDays
    ? momentsOfDays({ first, last }, found(await findSchool(db, schoolId)).timeZone)
    : undefined
  return {
    ...{ schoolId, troubles, now, ...days },
    ...{ group: question.group, state: question.state, query: question.query },
    ...{ offerId: question.offer, stageId: question.stage, managerId: question.manager },
    ...{ methodId: question.method, source: question.source, currency: question.currency },
    contactIds: contact === undefined ? undefined : [contact, ...(await listAbsorbed(db, schoolId, contact))],
    least: least === undefined ? undefined : BigInt(least),
    most: most === undefined ? undefined : BigInt(most),
  }
}
