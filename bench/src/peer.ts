/**
 * Moodle 4.5 LTS, measured on 2 cores with 16 connections, warm, median of 3, and the limits of the same box in the same
 * hour: calls per second. A factor against it is taken through the limits, since absolute figures move with the machine.
 */
export const peer = {
  lessonPage: 54.8,
  saveAnswer: 194,
  wholeAttempt: 7.9,
  courseList: 39,
  limits: {
    /** Bare Fastify, 3.3 KB of JSON. */
    bare: 48_000,
    /** PostgreSQL, one-row UPDATE, 16 connections, synchronous_commit on. */
    oneRowUpdate: 25_000,
  },
} as const
