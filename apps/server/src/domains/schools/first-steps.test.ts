import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'

const app = await testApp()
const { call } = app
await openTestSchool(app, 'elsewhere', true)
const owner = await signUp(app, 'Owner')
const as = owner.token

const read = async (who = as) => (await call('GET', '/cabinet/first-steps', { as: who })).body.data
const doneIn = ({ steps }: { steps: { id: string; is_done: boolean }[] }) =>
  steps.filter((step) => step.is_done).map((step) => step.id)
const put = (body: object, who = as) => call('PUT', '/cabinet/first-steps', { as: who, body })

describe('the first steps of a new school', () => {
  it('are shown from its opening, with nothing done', async () => {
    await call('POST', '/cabinets', { as, body: { name: 'Corner bakery' } })
    const first = await read()
    expect(first).toMatchObject({ is_shown: true, course: null })
    expect(first.steps.map(({ id }: { id: string }) => id)).toEqual([
      'look',
      'course',
      'lesson',
      'publish',
      'front',
      'invite',
      'share',
    ])
    expect(doneIn(first)).toEqual([])
    expect(new URL(first.origin).origin).toBe(first.origin)
  })

  it('are done by doing them, and undone by undoing', async () => {
    await call('PUT', '/cabinet', {
      as,
      body: { branding: { primary_color: '#ffe600', is_branding_enabled: true } },
    })
    expect(doneIn(await read())).toEqual(['look'])
    const course = (await call('POST', '/courses', { as, body: { title: 'Bread at home' } })).body.data
    expect(doneIn(await read())).toEqual(['look', 'course'])
    await call('POST', `/courses/${course.id}/lessons-new`, { as, body: { title: 'Flour' } })
    await call('PUT', `/courses/${course.id}`, { as, body: { status_id: courseStatus.published } })
    const published = await read()
    expect(published.course).toEqual({
      id: course.id,
      title: 'Bread at home',
      kind: 'course',
      is_published: true,
    })
    expect(doneIn(published)).toEqual(['look', 'course', 'lesson', 'publish'])
    await call('POST', `/products/${course.product_id}/participants`, {
      as,
      body: { email: 'learner@lectern.test' },
    })
    expect(doneIn((await put({ is_address_shared: true })).body.data)).toHaveLength(6)
    await call('PUT', `/courses/${course.id}`, { as, body: { status_id: courseStatus.draft } })
    expect(doneIn(await read())).not.toContain('publish')
  })

  it('are put away for the school, not for one person, and come back when asked for', async () => {
    expect((await put({ is_shown: false })).body.data.is_shown).toBe(false)
    expect((await read()).is_shown).toBe(false)
    expect((await put({ is_shown: true })).body.data.is_shown).toBe(true)
    expect((await put({ is_shown: 'no' })).status).toBe(422)
    expect((await put({ is_address_shared: false })).status).toBe(422)
  })

  it('are for whoever may change the school', async () => {
    const { schoolId } = await openTestSchool(app, 'third', false)
    const reader = await addStaff(app, schoolId, ['cabinet_read'])
    const student = await signUp(app, 'Student')
    expect((await call('GET', '/cabinet/first-steps', { as: reader.token })).status).toBe(403)
    expect((await put({ is_shown: false }, student.token)).status).toBe(403)
    expect((await call('GET', '/cabinet/first-steps', {})).status).toBe(401)
  })
})
