import { expect, it } from 'vitest'
import { answerLogLimits } from '@lectern/contract/attempts/answer-log'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const { answer, started } = practiceIn(app, await teachingSchool(app, 'logged', true))

it('a log keeps no more of a question than its bytes allow, and the answer is stored all the same', async () => {
  const { token, attempt } = await started()
  const { pool } = app.dependencies.database
  await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 1 }))
  const weigh = (bytes: number) =>
    pool.query('update attempt_answers set changed_bytes = $2 where attempt_id = $1', [attempt.id, bytes])
  await weigh(answerLogLimits.bytesPerQuestion - 10)
  await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 2 }))
  await weigh(0)
  await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 3 }))
  const { body } = await call('GET', `/quiz-attempts/${attempt.id}/answer-log`, { as: token })
  expect(body.data.map(({ seq }: { seq: number }) => seq)).toEqual([1, 3])
  const { rows } = await pool.query(
    'select last_seq::int, changed_bytes::int > 10 as grows from attempt_answers where attempt_id = $1',
    [attempt.id],
  )
  expect(rows).toEqual([{ last_seq: 3, grows: true }])
})
