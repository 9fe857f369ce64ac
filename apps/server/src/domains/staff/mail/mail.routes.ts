import * as operations from '@lectern/contract/staff/mail.api'
import type { MailDelivery } from '@lectern/contract/staff/mail.api'
import { mailFailures } from '@lectern/contract/identity/mail-states'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findMailFacts } from '../../../platform/mailer/mail-delivery.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findUser } from '../../identity/index.ts'
import { beginMailTest, findMailTest, type MailTestRow } from './mail-tests.repository.ts'
import { sendTestLetter } from './send-test-letter.ts'

/** Binds whether letters go out, and the letter that tries it. */
export const bindMail = (bind: Bind, { env }: Pick<Dependencies, 'env'>): void => {
  bind(operations.getMailDelivery, async ({ db, staff }) => ({
    data: await loadDelivery(db, env, staff.schoolId),
  }))

  bind(operations.sendTestLetter, async ({ db, staff, actor, locale, now }) => {
    const { schoolId } = staff
    const { email: to } = found(await findUser(db, actor.userId))
    await beginMailTest(db, schoolId, { sentTo: to, askedAt: now })
    const order = { school_id: schoolId, to, language: locale, asked_at: now.toISOString() }
    await enqueue(db, sendTestLetter, order)
    return { data: await loadDelivery(db, env, schoolId) }
  })
}

const loadDelivery = async (
  db: ReadDatabase,
  env: Dependencies['env'],
  schoolId: SchoolId,
): Promise<MailDelivery> => {
  const { state, failure, takenAt } = await findMailFacts(db, env)
  const test = await findMailTest(db, schoolId)
  return { state, failure, last_sent_at: takenAt?.toISOString() ?? null, test: test && presentTest(test) }
}

const presentTest = ({ sentTo, askedAt, endedAt, failure }: MailTestRow): MailDelivery['test'] => ({
  to: sentTo,
  asked_at: askedAt.toISOString(),
  state: endedAt === null ? 'waiting' : failure === null ? 'sent' : 'failed',
  failure: mailFailures.find((each) => each === failure) ?? null,
})
