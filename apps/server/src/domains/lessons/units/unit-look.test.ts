import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'

const app = await testApp()
const school = await teachingSchool(app, 'unit-looks', true)
const as = school.owner.token
const call = (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })

const look = { shadow: 'soft', background: '#fff3d6', space_before: 16, space_after: 0 }

const newLesson = async () =>
  (await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Looks' })).body.data
const write = async (lesson: { sections: { id: number }[] }, unit: object) =>
  (await call('PUT', `/info-section/${lesson.sections[0]?.id}`, { info_units: [unit] })).body.data
    .info_units[0]
const shown = async (lesson: number) =>
  (await call('GET', `/public/lessons/${lesson}`)).body.data.sections[0].info_units[0]

it('a look is kept, reaches learners, and stays when the text alone is saved', async () => {
  const lesson = await newLesson()
  const plain = await write(lesson, textUnit('unit-one', 'One'))
  expect(plain.look).toBeUndefined()
  expect(await shown(lesson.id)).not.toHaveProperty('look')

  const body = { ...textUnit('unit-one', 'One'), look, base_revision: plain.revision }
  const saved = await call('PUT', `/info-units/${plain.id}`, body)
  expect(saved.body.data).toMatchObject({ look, revision: plain.revision + 1 })
  expect(
    (await call('PUT', `/info-units/${plain.id}`, { ...body, base_revision: undefined })).body.data,
  ).toEqual(saved.body.data)
  await expect
    .poll(async () => (await shown(lesson.id)).look)
    .toEqual({
      'data-unit-look': 'soft',
      'data-tone': 'own',
      'data-theme': 'light',
      style: { background: '#fff3d6', marginBlock: '26px 10px' },
    })

  const words = await call('PUT', `/info-units/${plain.id}`, textUnit('unit-one', 'Two'))
  expect(words.body.data.look).toEqual(look)
  expect((await write(lesson, textUnit('unit-one', 'Three'))).look).toEqual(look)
})

it('a look goes into copies and comes back with a version', async () => {
  const lesson = await newLesson()
  const unit = await write(lesson, { ...textUnit('unit-one', 'One'), look })
  const copy = await newLesson()
  const { body } = await call('PUT', `/lessons/${copy.id}/copy/${lesson.id}`, {})
  expect(body.data.sections[0].info_units[0].look).toEqual(look)

  const named = (await call('POST', `/lessons/${lesson.id}/versions`, { name: 'With a shadow' })).body.data
  const other = { ...look, shadow: 'deep', background: 'blue' }
  await call('PUT', `/info-units/${unit.id}`, { ...textUnit('unit-one', 'One'), look: other })
  const restored = await call('POST', `/lessons/${lesson.id}/versions/${named.id}/restore`)
  expect(restored.body.data.sections[0].info_units[0].look).toEqual(look)
})

it('a look that is none is refused, and the one before stays', async () => {
  const lesson = await newLesson()
  const unit = await write(lesson, { ...textUnit('unit-one', 'One'), look })
  const wrong = { ...look, background: 'url(//a.test/b)' }
  const reply = await call('PUT', `/info-units/${unit.id}`, { ...textUnit('unit-one', 'One'), look: wrong })
  expect(reply.status).toBe(422)
  expect((await call('GET', `/info-section/${lesson.sections[0].id}`)).body.data.info_units[0].look).toEqual(
    look,
  )
})
