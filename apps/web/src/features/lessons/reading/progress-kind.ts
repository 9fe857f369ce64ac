import { ApiError } from '../../../lib/api/index.ts'
import { defineKind } from '../../../lib/outbox/index.ts'
import { lessonStarted, lessonWatched } from './api.ts'

/** What a learner did in a lesson, on its way to the server. */
interface ProgressWork {
  lesson: number
  event: 'started' | 'watched'
}

/** Under this the progress in a lesson is kept on the device. */
export const progressEntity = ({ lesson, event }: ProgressWork): string =>
  `lesson-progress:${lesson}:${event}`

/** Progress in a lesson. The first time counts, so repeating it changes nothing; where access ended meanwhile, it is let go. */
export const progressKind = defineKind<ProgressWork>({
  name: 'lesson-progress@1',
  after: ({ lesson, event }) =>
    event === 'watched' ? progressEntity({ lesson, event: 'started' }) : 'nothing',
  send: async ({ payload: { lesson, event } }, { signal, keepalive, person }) => {
    const tell = event === 'started' ? lessonStarted : lessonWatched
    try {
      const { date } = await tell.answer({ params: { lesson } }, { signal, keepalive, person })
      return { at: date }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return {}
      throw error
    }
  },
})
