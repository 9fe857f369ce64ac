import { liveLimits, type LiveEvent } from '@lectern/contract/lessons/live'
import { CallError } from '../../../platform/http/call-error.ts'

/** One open page that hears of a lesson. */
export interface LiveStream {
  readonly userId: number
  send(event: LiveEvent): void
}

/** The streams of this process, by lesson. */
export const createStreams = () => {
  const lessons = new Map<number, Set<LiveStream>>()
  let total = 0

  return {
    /**
     * Adds a stream; the returned function takes it out.
     *
     * @throws CallError too_many_streams
     */
    add: (lessonId: number, stream: LiveStream): (() => void) => {
      const streams = lessons.get(lessonId) ?? new Set()
      const own = [...streams].filter(({ userId }) => userId === stream.userId).length
      if (total >= liveLimits.streams || own >= liveLimits.streamsOfPerson)
        throw new CallError('too_many_streams')
      streams.add(stream)
      lessons.set(lessonId, streams)
      total += 1
      return () => {
        if (!streams.delete(stream)) return
        total -= 1
        if (streams.size === 0) lessons.delete(lessonId)
      }
    },
    /** Tells everybody in a lesson. */
    tell: (lessonId: number, event: LiveEvent): void => {
      for (const stream of lessons.get(lessonId) ?? []) stream.send(event)
    },
    tellAll: (event: LiveEvent): void => {
      for (const streams of lessons.values()) for (const stream of streams) stream.send(event)
    },
    lessons: (): number[] => [...lessons.keys()],
  }
}
export type LiveStreams = ReturnType<typeof createStreams>
