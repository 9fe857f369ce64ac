import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testApp } from '../../testing/app.ts'

const { parts } = await testApp()

test('however many ask for pages at once, only a few are drawn at a time, and everybody gets one', async () => {
  const gate = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  let underWay = 0
  let most = 0
  const render = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === 4) full.resolve()
    await gate.promise
    underWay -= 1
    return new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })
  }
  const app = await buildApp(parts, { render, clientFolder: null })
  const replies = Promise.all(Array.from({ length: 60 }, () => app.inject({ url: '/courses/x/y' })))
  await full.promise
  gate.resolve()
  expect(new Set((await replies).map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(
    new Set(['200 <p>A page</p>']),
  )
  expect(most).toBe(4)
  await app.close()
})
