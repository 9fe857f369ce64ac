import { z } from 'zod'
import { defineJob } from '../queue/job.ts'

/** One fact or signal, for all who listen: the domain in which it happens knows none of them. */
export const deliverNews = defineJob({
  name: 'platform.deliverNews',
  payload: z.object({ name: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})

/** How many happenings of one fact one job tells: a hundred thousand imported people are two thousand jobs. */
export const newsAtOnce = 50

const manyNews = z.object({ name: z.string(), payloads: z.array(z.unknown()).min(1).max(newsAtOnce) })

/** Several happenings of one fact in one school, which were recorded together. */
export const deliverManyNews = defineJob({
  name: 'platform.deliverManyNews',
  payload: manyNews,
  maxAttempts: 12,
  lane: 'events',
})

/** The same for one listener. */
export const tellManyNews = defineJob({
  name: 'platform.tellManyNews',
  payload: manyNews.extend({ listener: z.string() }),
  maxAttempts: 12,
  lane: 'events',
})

/** One fact or signal for one listener: when it fails, it is tried again alone. */
export const tellNews = defineJob({
  name: 'platform.tellNews',
  payload: z.object({ listener: z.string(), name: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})

/**
 * The same as versions before the record wrote them. They have names of their own, so that a process of such a version, which would
 * find nobody who listens to a fact, leaves the new ones to others.
 */
export const deliverEvent = defineJob({
  name: 'platform.deliverEvent',
  payload: z.object({ event: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})

export const tellListener = defineJob({
  name: 'platform.tellListener',
  payload: z.object({ listener: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})
