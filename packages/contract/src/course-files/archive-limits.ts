import { listLimits } from '../kernel/limits.ts'

/** What one file of a course may hold; all of it is checked again while it is read. */
export const archiveLimits = {
  entries: 40_000,
  /** Of all that lies in it, unpacked; the room that the school has left comes first. */
  bytes: 64 * 1024 ** 3,
  /** Of one document about the course, its lessons or its quizzes. */
  documentBytes: 16 * 1024 ** 2,
  /** Of all documents together. */
  documentsBytes: 512 * 1024 ** 2,
  /** Of one page or list of a package of another system. */
  pageBytes: 4 * 1024 ** 2,
  lessons: listLimits.lessonsOfCourse,
  modules: listLimits.modulesOfCourse,
  units: 20_000,
  quizzes: 2_000,
  files: 20_000,
  participants: 20_000,
  /** Captions of one file. */
  captions: 40,
  path: 200,
} as const

/** Imports of one school that wait or run. */
export const mostImportsAtOnce = 3

/** For so many days the reports of imports are kept. */
export const importKeptDays = 30
