import { sql } from '../../platform/database/sql.ts'
import type { MoneyTroubles } from '../orders/index.ts'
import { transactions } from './payments.tables.ts'

/** Orders whose money waits for a decision of the staff, for the list of orders. */
export const moneyTroubles: MoneyTroubles = {
  mismatched: (schoolId) => sql`(
    select ${transactions.orderId} from ${transactions}
    where ${transactions.schoolId} = ${schoolId} and ${transactions.state} = 'mismatch' and ${transactions.decision} is null
  )`,
  disputed: (schoolId) => sql`(
    select ${transactions.orderId} from ${transactions}
    where ${transactions.schoolId} = ${schoolId} and ${transactions.dispute} = 'open'
  )`,
}
