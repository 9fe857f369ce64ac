import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinByOffer } from '../../../testing/offer.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const { lesson } = school

/** A section of the lesson without a practice. */
const added = await app.call('POST', `/lessons/${lesson.id}/info-section`, {
  as: school.owner.token,
  body: { name: 'Only words', info_units: [] },
})
const given = { id: Number(added.body.data.id), lesson_id: lesson.id }

const watch = async (token: string) => {
  expect((await app.call('POST', `/lessons/${lesson.id}/events/watched`, { as: token })).status).toBe(200)
  const { data } = (await app.call('GET', `/public/courses/${school.courseSlug}`, { as: token })).body
  return data.lessons[0].progress
}

it('is done without the practice of a section that no access has in it', async () => {
  const { token } = await joinByOffer(app, school, { sections: [given] })
  expect(await watch(token)).toBe('done')
})

it('waits for the practice of a section that an access has in it', async () => {
  const whole = [given, { id: lesson.sectionId, lesson_id: lesson.id }]
  const { token } = await joinByOffer(app, school, { sections: whole })
  expect(await watch(token)).toBe('started')
})
