/** What may be kept on one device for a time without a network, and for how long (docs/decisions/0048). */
export const offlineLimits = {
  /** Courses that a person keeps on purpose on one device. */
  courses: 20,
  /** Bytes of one kept course, and of all that a device keeps. */
  courseBytes: 2 * 1024 ** 3,
  allBytes: 8 * 1024 ** 3,
  /** Pages that were only read. */
  readPages: 40,
  /** A picture of a lesson that was only read. */
  readPictureBytes: 5 * 1024 ** 2,
  /** A copy that the server has not vouched for in so long is not shown any more. */
  days: 30,
  /** A page of whose end the server has not said more than "not within a week". */
  unvouchedDays: 7,
  filesOfLesson: 1_000,
  unitsOfLesson: 500,
} as const
