import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'

/** Sends the letters that are due, of all schools in turn. */
export const sendLetters = defineJob({
  name: 'notifications.sendLetters',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'letters',
})

/** Looks at those who take part and to whom something happens by the clock, of all schools in turn. */
export const lookAtDue = defineJob({
  name: 'notifications.lookAtDue',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'letters',
})

/** Tells those on waiting lists that they can get in. */
export const lookAtWaiting = defineJob({
  name: 'notifications.lookAtWaiting',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'letters',
})

/** Reminds teams of answers that will be late, and of those that are, of all schools in turn. */
export const remindTeams = defineJob({
  name: 'notifications.remindTeams',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'letters',
})

/** Sends the digests of teams whose morning it is. */
export const sendDigests = defineJob({
  name: 'notifications.sendDigests',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'letters',
})

/** Removes what is older than it is kept. */
export const tidyNotifications = defineJob({
  name: 'notifications.tidyNotifications',
  payload: z.object({}),
  maxAttempts: 3,
})
