import { codeRules } from '@lectern/contract/identity/sign-in'
import type { Database } from '../../../../platform/database/pool.ts'
import { countSending } from '../code-limits.ts'
import { enqueueCode } from '../jobs/send-code.ts'
import type { CodePurpose } from '../one-time.ts'

const sent = { resend_after: codeRules.resendSeconds, expires_in: codeRules.validSeconds }

/**
 * Has a code made and mailed. Answers alike for known and unknown addresses.
 *
 * @param limit what is counted: the purpose, and the address or person
 * @throws CallError too_many_requests (429)
 */
export const askForCode = async (
  db: Database,
  limit: { readonly purpose: CodePurpose; readonly of: string },
  order: Parameters<typeof enqueueCode>[1],
  now: Date,
): Promise<typeof sent> => {
  await countSending(db, limit.purpose, limit.of, now)
  await db.transaction((tx) => enqueueCode(tx, order))
  return sent
}
