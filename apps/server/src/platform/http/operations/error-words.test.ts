import { beforeAll, describe, expect, it, test } from 'vitest'
import { errorCatalogue } from '@lectern/contract/catalogue'
import { locales } from '@lectern/contract/kernel/locales'
import { testApp } from '../../../testing/app.ts'
import { readTextGroup, writeTextGroup } from '../../../testing/write-texts.ts'

const app = await testApp()

test('without texts a refusal is told in the English of the catalogue', async () => {
  const { body } = await app.call('POST', '/auth/login', { body: {}, headers: { 'x-language': 'uk' } })
  const { message } = errorCatalogue.invalid_fields
  expect(body).toEqual({
    message,
    error: 'invalid_fields',
    errors: { email: [message], password: [message] },
    error_codes: { email: ['required'], password: ['required'] },
  })
})

test('a text that is empty where there has to be one is asked for, as one that is missing', async () => {
  const body = { name: '', email: 'somebody@lectern.test', password: 'lectern-demo' }
  const reply = await app.call('POST', '/auth/register', { body })
  expect([reply.status, reply.body.error_codes]).toEqual([422, { name: ['required'] }])
})

const passwordWords = {
  en: 'At least 8 characters.',
  uk: 'Щонайменше 8 символів.',
  ru: 'Не меньше 8 символов.',
}

describe.each(locales)('in %s', (locale) => {
  beforeAll(() => {
    writeTextGroup(app.dependencies.textsFolder, 'common')
    writeTextGroup(app.dependencies.textsFolder, 'account')
  })
  const texts = readTextGroup(locale, 'common')
  const headers = { 'x-language': locale }

  it('tells what is wrong in sentences, with the codes beside', async () => {
    const wrong = { email: 'no address', password: 'x', nobody: 1 }
    const { body } = await app.call('POST', '/auth/login', { body: wrong, headers })
    expect(body).toMatchObject({
      message: texts['error_invalid_fields'],
      error: 'invalid_fields',
      errors: { email: [texts['field_invalid_email']], nobody: [texts['field_unknown_field']] },
      error_codes: { email: ['invalid_email'], nobody: ['unknown_field'] },
    })
  })

  it('names the limits of the field itself', async () => {
    const weak = { name: 'Olena', email: 'limits@lectern.test', password: 'short' }
    const { body } = await app.call('POST', '/auth/register', { body: weak, headers })
    expect(body.errors).toEqual({ password: [passwordWords[locale]] })
    expect(body.error_codes).toEqual({ password: ['too_small'] })
  })

  it.each([
    ['X-Language', headers],
    ['the cookie', { cookie: `lectern_lang=${locale}` }],
    ['Accept-Language', { 'accept-language': `${locale};q=0.9, de` }],
  ])('follows %s, also where nothing answers', async (_, language) => {
    const missing = await app.call('GET', '/nowhere', { headers: language })
    expect(missing.body).toEqual({ message: texts['error_not_found'], error: 'not_found' })
    const unsigned = await app.call('GET', '/user', { headers: language })
    expect(unsigned.body).toEqual({ message: texts['error_unauthenticated'], error: 'unauthenticated' })
    const unread = await app.app.inject({ url: '/api/v1/%ff', headers: language })
    expect(unread.json()).toMatchObject({ error: 'malformed_request' })
  })
})
