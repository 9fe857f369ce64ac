import { expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'

const { dependencies } = await testApp()

test('the frame for HTML of authors has no origin, opens no windows, sends no forms and is framed by our pages alone', async () => {
  const app = await buildApp(dependencies, null)
  const { statusCode, headers } = await app.inject({ url: '/author-frame' })
  await app.close()
  const policy = String(headers['content-security-policy'])
  const [sandbox = '', ...rules] = policy.split('; ')

  expect(statusCode).toBe(200)
  expect(sandbox).toBe('sandbox allow-scripts')
  for (const rule of [
    "default-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])
    expect(rules).toContain(rule)
  expect(policy).not.toContain('http:')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['referrer-policy']).toBe('no-referrer')
})
