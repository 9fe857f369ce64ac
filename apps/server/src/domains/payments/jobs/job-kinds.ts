import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'

/** What a provider told an account is looked at: the states are asked of the provider itself. */
export const actOnMessages = defineJob({
  name: 'payments.actOnMessages',
  payload: z.object({ school_id: storedSchoolId, system_id: z.int() }),
  maxAttempts: 10,
  lane: 'payments',
})

/** The same for one message that could not be acted on with the others. */
export const actOnMessage = defineJob({
  name: 'payments.actOnMessage',
  payload: z.object({ school_id: storedSchoolId, message_id: z.int() }),
  maxAttempts: 10,
  lane: 'payments',
})

/** One movement of money whose outcome is open is asked about. */
export const askAbout = defineJob({
  name: 'payments.askAbout',
  payload: z.object({
    school_id: storedSchoolId,
    transaction_id: z.int(),
    kind: z.enum(['charge', 'refund']),
  }),
  maxAttempts: 1,
  lane: 'payments',
})

/** The clock looks for movements of money about which a provider is asked by now. */
export const askProviders = defineJob({
  name: 'payments.askProviders',
  payload: z.object({}),
  maxAttempts: 1,
  lane: 'payments',
})

/** The books of one account are compared with the provider's, for the day that is over. */
export const balanceAccount = defineJob({
  name: 'payments.balanceAccount',
  payload: z.object({ school_id: storedSchoolId, system_id: z.int() }),
  maxAttempts: 5,
  lane: 'payments',
})

/** The clock has the books of all accounts compared. */
export const balanceAccounts = defineJob({
  name: 'payments.balanceAccounts',
  payload: z.object({ after: z.int().default(0) }),
  maxAttempts: 3,
  lane: 'tasks',
})

export const forgetMessages = defineJob({
  name: 'payments.forgetMessages',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'tasks',
})

/** Refunds are sent one after the other: not every provider knows a repetition. */
export const askingOf = (id: number, kind: 'charge' | 'refund') => ({
  jobKey: `payments.ask/${id}`,
  ...(kind === 'refund' && { queue: `payments.refund/${id}` }),
})

/** One turn of an account after the other; all that comes until it begins is looked at together. */
export const messagesOf = ({
  schoolId,
  systemId,
}: {
  readonly schoolId: SchoolId
  readonly systemId: number
}) =>
  [
    { school_id: schoolId, system_id: systemId },
    { jobKey: `payments.messages/${systemId}`, queue: `payments.messages/${systemId}` },
  ] as const
