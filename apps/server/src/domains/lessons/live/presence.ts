import { z } from 'zod'
import { liveLimits, present, type Present, type PresencePlace } from '@lectern/contract/lessons/live'
import type { Clock } from '../../../platform/clock.ts'
import { notify } from '../../../platform/database/notifications.ts'
import type { Transaction } from '../../../platform/database/pool.ts'

export const presenceChannel = 'lesson_presence'

/** Somebody said where they are; told to every process and kept by none for long. */
export const presenceNews = z.object({ lessonId: z.int(), isLeaving: z.boolean(), person: present })
export type PresenceNews = z.infer<typeof presenceNews>

/** Tells every process where somebody works. */
export const announcePresence = (
  tx: Transaction,
  { lessonId, userId, name }: { readonly lessonId: number; readonly userId: number; readonly name: string },
  { tab, section_id, unit_key, is_leaving }: PresencePlace,
): Promise<void> => {
  const news: PresenceNews = {
    lessonId,
    isLeaving: is_leaving,
    person: { user_id: userId, name: name.slice(0, 200), tab, section_id, unit_key },
  }
  return notify(tx, presenceChannel, JSON.stringify(news))
}

/** From how many lessons on those that everybody left are looked for. */
const mostLessons = 500

interface Seen {
  readonly person: Present
  readonly at: number
}

/** Who works in which lesson, as this process has heard it. Who says nothing for a while is gone. */
export const createPresence = (clock: Clock) => {
  const lessons = new Map<number, Map<string, Seen>>()
  const placeOf = ({ user_id, tab }: Present) => `${user_id}/${tab}`

  const forgetGone = (lessonId: number): Map<string, Seen> => {
    const seen = lessons.get(lessonId) ?? new Map<string, Seen>()
    const since = clock.now().getTime() - liveLimits.goneMs
    for (const [place, { at }] of seen) if (at < since) seen.delete(place)
    if (seen.size === 0) lessons.delete(lessonId)
    return seen
  }

  return {
    /** @returns whether others see something else than before */
    hear: ({ lessonId, isLeaving, person }: PresenceNews): boolean => {
      if (lessons.size > mostLessons) for (const id of lessons.keys()) forgetGone(id)
      const seen = forgetGone(lessonId)
      const place = placeOf(person)
      const before = seen.get(place)?.person
      if (isLeaving) {
        seen.delete(place)
        if (seen.size === 0) lessons.delete(lessonId)
        return before !== undefined
      }
      if (before === undefined && seen.size >= liveLimits.people) return false
      seen.set(place, { person, at: clock.now().getTime() })
      lessons.set(lessonId, seen)
      return (
        before === undefined ||
        before.section_id !== person.section_id ||
        before.unit_key !== person.unit_key ||
        before.name !== person.name
      )
    },
    /** Who is there now. */
    peopleIn: (lessonId: number): Present[] => [...forgetGone(lessonId).values()].map(({ person }) => person),
  }
}
