import type { Fact } from '@lectern/contract/facts/fact'
import type { JobContext } from '../queue/job.ts'
import type { SchoolId } from '../school-id.ts'
import { type NewHappening, parseHappening, storeHappening } from './happening.ts'

/** A fact or a signal on its way to those who listen. */
export interface News {
  /** The type of the fact, or the name of the signal. */
  readonly name: string
  readonly payload: unknown
}

/** A domain's reaction to what happens in a lower one. */
export interface Listener {
  /** `domain.doesThis`, stored with waiting jobs: never renamed lightly. */
  readonly name: string
  /** Types of facts and names of signals. */
  readonly hears: readonly string[]
  /** Whether a school needs the reaction now, out of memory; absent: every school does. A fact of others costs no job. */
  readonly isWantedIn?: (schoolId: SchoolId) => boolean
  run(news: News, context: JobContext): Promise<void>
  /** The same for several happenings of one fact in one school, in one go; absent: one after the other. */
  runMany?(news: readonly News[], context: JobContext): Promise<void>
}

/** A fact as it is told to those who listen. */
export const newsOf = <F extends Fact>(fact: F, happening: NewHappening<F>): News => ({
  name: fact.type,
  payload: storeHappening(parseHappening(fact, happening)),
})
