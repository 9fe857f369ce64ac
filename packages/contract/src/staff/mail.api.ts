import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { dataOf } from '../kernel/envelope.ts'
import { mailFailures, mailStates } from '../identity/mail-states.ts'
import { defineOperation } from '../kernel/operation.ts'

/** The latest test letter of a school. */
const testLetter = z.object({
  to: z.string(),
  asked_at: instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  failure: z.enum(mailFailures).nullable(),
})

/** Whether letters go out, and since when. */
export const mailDelivery = z.object({
  state: z.enum(mailStates),
  failure: z.enum(mailFailures).nullable(),
  last_sent_at: instant.nullable(),
  test: testLetter.nullable(),
})
export type MailDelivery = z.infer<typeof mailDelivery>

export const getMailDelivery = defineOperation({
  id: 'staff.getMailDelivery',
  method: 'GET',
  path: '/cabinet/mail',
  summary: 'Whether letters of the school go out, and what became of the latest test letter',
  output: dataOf(mailDelivery),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const sendTestLetter = defineOperation({
  id: 'staff.sendTestLetter',
  method: 'POST',
  path: '/cabinet/mail/test',
  summary: 'Send a test letter to the own address; `test` of the answer tells when the mail server took it',
  output: dataOf(mailDelivery),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
  perMinute: 6,
})
