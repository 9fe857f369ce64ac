import type { Grade } from '../../quizzes/question-types/question-type.ts'

/** How long one question was on the screen before its answer arrived, of the time that there was; by the server's clock. */
export interface AnswerTime {
  readonly usedMs: number
  readonly totalMs: number
}

/**
 * The share of its points that an answer earns: all of them at once, evenly less with the time used, and `keptPercent` of them
 * in the last moment. More time for one person stretches it, so that nobody loses points by having been given time.
 */
export const shareOfPoints = ({ usedMs, totalMs }: AnswerTime, keptPercent: number): number => {
  const used = totalMs <= 0 ? 1 : Math.min(1, Math.max(0, usedMs / totalMs))
  return 1 - used * (1 - keptPercent / 100)
}

/** A grade as its time leaves it, in hundredths of a point; what earned nothing earns nothing. */
export const shrinkGrade = (grade: Grade, time: AnswerTime, keptPercent: number): Grade => ({
  ...grade,
  points: Math.round(grade.points * shareOfPoints(time, keptPercent) * 100) / 100,
})

/**
 * The time that an answer took: from the first showing of its question until it arrived, and the whole time where none did.
 *
 * @param arrivedAt null without an answer
 */
export const answerTime = (
  { startedAt, endsAt }: { readonly startedAt: Date; readonly endsAt: Date },
  arrivedAt: Date | null,
): AnswerTime => {
  const totalMs = Math.max(0, endsAt.getTime() - startedAt.getTime())
  const usedMs = arrivedAt === null ? totalMs : arrivedAt.getTime() - startedAt.getTime()
  return { usedMs: Math.min(totalMs, Math.max(0, usedMs)), totalMs }
}
