import { codeRules } from '@lectern/contract/identity/sign-in'
import type { Database } from '../../../../platform/database/pool.ts'
import type { MailState } from '@lectern/contract/identity/mail-states'
import type { Env } from '../../../../platform/env.ts'
import { findMailFacts } from '../../../../platform/mailer/mail-delivery.ts'
import { countSending } from '../code-limits.ts'
import { enqueueCode } from '../jobs/send-code.ts'
import type { CodePurpose } from '../one-time.ts'

const sent = { resend_after: codeRules.resendSeconds, expires_in: codeRules.validSeconds }

/**
 * Has a code made and mailed, and tells whether letters go out. Answers alike for known and unknown addresses.
 *
 * @param limit what is counted: the purpose, and the address or person
 * @throws CallError too_many_requests (429)
 */
export const askForCode = async (
  { db, env }: { readonly db: Database; readonly env: Pick<Env, 'smtpUrl'> },
  limit: { readonly purpose: CodePurpose; readonly of: string },
  order: Parameters<typeof enqueueCode>[1],
  now: Date,
): Promise<typeof sent & { mail: MailState }> => {
  await countSending(db, limit.purpose, limit.of, now)
  await db.transaction((tx) => enqueueCode(tx, order))
  return { ...sent, mail: (await findMailFacts(db, env)).state }
}
