import { momentsOfDays } from '@lectern/contract/filters/kinds/date'
import { listTransactions } from '@lectern/contract/payments/payments.api'
import type { transactionQuery } from '@lectern/contract/payments/transaction-list'
import type { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool } from '../../schools/index.ts'
import type { ViewedList } from '../../views/index.ts'
import { findRowsOf, type TransactionFilter } from '../transactions.repository.ts'

/** What is asked of the list of transactions, as its rows are found: days by the school's calendar. */
export const readTransactionFilter = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  question: z.output<z.ZodObject<typeof transactionQuery>>,
): Promise<TransactionFilter> => {
  const { timeZone } = found(await findSchool(db, schoolId))
  const { query, kind, state, provider, from, until } = question
  return {
    ...{ schoolId, query, kind, state, providerId: provider },
    ...momentsOfDays({ first: from, last: until }, timeZone),
  }
}

/** A page of the list belongs to no view. */
const kept = listTransactions.query.omit({ after: true, before: true, per_page: true }).strict()

/** The list of transactions, for those who keep views of it. */
export const viewedTransactions: ViewedList = {
  name: 'transactions',
  rights: listTransactions.permission.anyOf,
  query: kept,
  rowsOf: async (db, { staff: { schoolId } }, query) => {
    const read = kept.safeParse(query)
    return read.success ? findRowsOf(db, await readTransactionFilter(db, schoolId, read.data)) : null
  },
}
