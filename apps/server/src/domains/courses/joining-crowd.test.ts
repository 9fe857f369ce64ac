import { expect, test } from 'vitest'
import { buildServer, testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp({}, { size: 2, connectionPatienceMs: 5_000 })
const school = await teachingSchool(app, 'crowd', true)

test('forty people join one course at once on two connections, and a page is read beside them', async () => {
  const people = []
  for (let count = 0; count < 40; count += 1) people.push(await signUp(app))
  // Another process of the installation: it knows neither the school nor the people yet.
  const { app: cold, call } = await buildServer(app.dependencies)
  const joining = people.map(({ token }) =>
    call('POST', `/public/courses/${school.courseId}/join`, { as: token, body: {} }),
  )
  const page = await call('GET', `/public/courses/${school.courseSlug}`)
  const replies = await Promise.all(joining)
  expect(page.status).toBe(200)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const { meta } = (
    await call('GET', `/products/${school.productId}/participants?limit=5`, { as: school.owner.token })
  ).body
  expect(meta.total).toBe(40)
  await cold.close()
})
