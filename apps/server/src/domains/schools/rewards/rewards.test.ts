import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'
import { addPoints } from './rewards.repository.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { schoolId } = await openTestSchool(app, 'rewarding', true)
const other = await openTestSchool(app, 'elsewhere', false)

describe('reward points', () => {
  it('are given once for a rule and a source, summed, and never fall below zero', async () => {
    const person = await signUp(app)
    const give = (delta: number, source: string, school = schoolId) =>
      dependencies.db.transaction((tx) =>
        addPoints(
          tx,
          {
            schoolId: school,
            userId: person.id,
            delta,
            reason: 'lesson_finished',
            comment: null,
            rule: 'r',
            source,
          },
          clock.now(),
        ),
      )
    expect(await Promise.all([give(10, 'a'), give(10, 'a'), give(10, 'a')])).toEqual(
      expect.arrayContaining([10, 0, 0]),
    )
    expect(await give(5, 'b', other.schoolId)).toBe(5)
    expect(await give(-50, 'c')).toBe(-10)
    expect(await give(-1, 'd')).toBe(0)
    const { body } = await call('GET', '/user/flows/rewards', { as: person.token })
    expect(body).toMatchObject({ sum_points: 5, sum_accrued_points: 15, sum_deducted_points: 10 })
    expect(body.data.map(({ delta }: { delta: number }) => delta)).toEqual([-10, 5, 10])
    expect(body.data[1].school.name).toBe('elsewhere')
  })
})
