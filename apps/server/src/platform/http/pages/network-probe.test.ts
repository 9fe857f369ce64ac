import { expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'

const { dependencies } = await testApp()

test('the probe alone may ask an address of advertisements, and our pages alone may frame it', async () => {
  const app = await buildApp(dependencies, null)
  const { statusCode, headers, body } = await app.inject({ url: '/network-probe' })
  const page = await app.inject({ url: '/author-frame' })
  await app.close()
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('connect-src https://pagead2.googlesyndication.com')
  expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(/^script-src 'sha256-[^']+'$/)
  expect(body).toContain('network-probe')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(String(page.headers['content-security-policy'])).not.toContain('googlesyndication')
})
