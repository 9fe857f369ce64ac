import { z } from 'zod'
import { namedThing } from '../../kernel/ids.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { instant } from '../../kernel/dates.ts'

export const workloadLimits = {
  /** People in one answer; those with the most work come first. */
  people: 500,
  /** Steps of time in one answer. */
  steps: 14,
} as const

/** Full days of waiting at which the second and later steps begin: under a day, one or two, three to seven, and more. */
export const ageSteps = [1, 3, 8] as const

const count = z.int().min(0)
const hours = z.number().min(0).nullable()

const waitingFigures = z.object({
  count,
  oldest_at: instant.nullable(),
  /** By how long they have waited, as `ageSteps` part it. */
  ages: z.array(count).length(ageSteps.length + 1),
  /** Longer than answers may take; 0 where the school has set no time. */
  late: count,
})
export type WaitingFigures = z.infer<typeof waitingFigures>

const decidedFigures = z.object({
  count,
  /** From handing in to the decision; null where nothing was decided. */
  median_hours: hours,
  /** Nine of ten were answered sooner. */
  p90_hours: hours,
  /** Those that took longer than they may. */
  late: count,
})
export type DecidedFigures = z.infer<typeof decidedFigures>

const assistantWork = z.object({
  user: namedThing,
  /** Whether their time as an assistant is over on every product: nobody new comes to them. */
  is_away: z.boolean(),
  /** In the groups that they look after. */
  learners: count,
  waiting: waitingFigures,
  decided: decidedFigures,
})
export type AssistantWork = z.infer<typeof assistantWork>

/** What waits for the team, and how soon it answers, as far as the reader sees it. */
export const teamWorkload = z.object({
  /** Hours within which the school wants answers; 0: it has set no time. */
  answer_hours: count,
  /** Nobody's numbers but the reader's are in it. */
  is_own: z.boolean(),
  /** Every attempt once, whoever looks after it. */
  waiting: waitingFigures,
  decided: decidedFigures,
  /** Of what waits, what nobody looks after or checks. */
  unassigned: count,
  /** Decisions by time, the earliest step first: days of a week, weeks of longer periods. */
  steps: wholeList(z.object({ begins_at: instant, count, median_hours: hours }), workloadLimits.steps),
  assistants: wholeList(assistantWork, workloadLimits.people),
})
export type TeamWorkload = z.infer<typeof teamWorkload>
