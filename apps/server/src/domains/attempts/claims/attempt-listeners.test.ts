import { expect, it, vi } from 'vitest'
import { deliverAll } from '../../../platform/facts/deliver-news.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { hearLine } from '../../../testing/hear-line.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { attemptListeners } from './attempt-listeners.ts'

const app = await testApp()
const school = await teachingSchool(app, 'ends', true)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const { started, finish } = practiceIn(app, school)

it('the end of an attempt that is graded at once is told behind the finish', async () => {
  const { token, attempt } = await started()
  const watch = [`quiz-attempt:${attempt.id}`]
  const line = await hearLine(origin, token, { watch })
  await finish(token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
  const told = () => line.events.filter(({ type }) => type === 'attempt')
  expect(told()).toEqual([])
  const { database, db, clock, log } = app.dependencies
  await drainQueue(database, deliverAll(db, attemptListeners(db)), { clock, log })
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  line.cut()
})
