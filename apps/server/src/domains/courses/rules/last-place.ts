/** Where somebody was in a lesson. */
export interface LessonPlace {
  readonly lessonId: number
  readonly startedAt: Date
  readonly stoppedAt: Date | null
  readonly stoppedUnitId: number | null
}

const momentOf = ({ startedAt, stoppedAt }: LessonPlace): number => (stoppedAt ?? startedAt).getTime()

/** Where somebody was last, of the lessons that they opened; null where they opened none. */
export const lastPlace = <T extends LessonPlace>(places: readonly T[]): T | null =>
  places.reduce<T | null>((last, place) => (last && momentOf(last) >= momentOf(place) ? last : place), null)

/** The address of a lesson, at the unit where the learner stopped. */
export const withStop = (link: string, place: Pick<LessonPlace, 'stoppedUnitId'> | null): string =>
  place?.stoppedUnitId ? `${link}#unit-${place.stoppedUnitId}` : link
