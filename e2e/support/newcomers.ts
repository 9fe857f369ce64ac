import type { Page } from '@playwright/test'
import { expect, password } from './journey.ts'

let made = 0
/** An address that nobody has yet. */
export const newAddress = () => {
  made += 1
  return `journey-${Date.now()}-${made}@lectern.test`
}

/** Opens an account by the API; a journey that changes an account has one of its own. */
export const signUp = async (page: Page): Promise<string> => {
  const email = newAddress()
  const data = { name: 'Journey Person', email, password }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  return email
}
