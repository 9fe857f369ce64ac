import { lessonListeners } from '../domains/lessons/index.ts'
import { deliverAll } from '../platform/facts/deliver-news.ts'
import { drainQueue } from '../platform/queue/worker.ts'
import type { TestApp } from './app.ts'

/** Tells the lessons what has happened in a test: finished attempts count for them. */
export const tellLessons = ({ dependencies, clock }: TestApp): Promise<void> =>
  drainQueue(dependencies.database, deliverAll(dependencies.db, lessonListeners(dependencies.db)), {
    clock,
    log: dependencies.log,
  })
