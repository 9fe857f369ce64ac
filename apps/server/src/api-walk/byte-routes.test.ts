import { expect, it } from 'vitest'
import { byteRoutes, errorCatalogue } from '@lectern/contract/catalogue'
import { testApp } from '../testing/app.ts'

const { app } = await testApp()

const walked = byteRoutes.flatMap((route) =>
  route.methods.map((method) => [`${method} ${route.path}`, method, route] as const),
)

it.each(walked)('%s is there, says who may, and gives a visitor nothing', async (_name, method, route) => {
  const url = route.path.replace('*', 'original').replace(/:\w+/g, '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11')
  const headers = { host: 'localhost', 'tus-resumable': '1.0.0' }
  const { statusCode } = await app.inject({ method, url, headers })
  expect(method === 'OPTIONS' ? statusCode === 204 : [401, 404].includes(statusCode)).toBe(true)
  expect(app.hasRoute({ method, url: route.path })).toBe(true)
  expect(route.rule.length).toBeGreaterThan(20)
  for (const code of route.errors) expect(Object.keys(errorCatalogue)).toContain(code)
})
