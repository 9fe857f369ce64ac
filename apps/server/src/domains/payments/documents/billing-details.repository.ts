import {
  billingDetails as schema,
  type BillingDetails,
} from '@lectern/contract/payments/documents/billing-details'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { billingDetails } from './documents.tables.ts'

/** Who sells, as the school says it; null until it does. What was kept before a field came has the field's default. */
export const findBillingDetails = async (
  db: ReadDatabase,
  schoolId: SchoolId,
): Promise<BillingDetails | null> => {
  const [row] = await db
    .select({ details: billingDetails.details })
    .from(billingDetails)
    .where(eq(billingDetails.schoolId, schoolId))
  return row ? schema.parse(row.details) : null
}

export const saveBillingDetails = async (
  tx: Transaction,
  schoolId: SchoolId,
  details: BillingDetails,
  now: Date,
): Promise<void> => {
  await tx
    .insert(billingDetails)
    .values({ schoolId, details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.schoolId, set: { details, updatedAt: now } })
}
