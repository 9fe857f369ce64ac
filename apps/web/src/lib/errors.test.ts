import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api/index.ts'
import { errorText, fieldText } from './errors.ts'

const loaded = new Set(['common.error_not_found', 'common.error_internal', 'common.field_required'])
const t = Object.assign((id: string) => `[${id}]`, { has: (id: string) => loaded.has(id) })
const apiError = (code: string, message: string) =>
  new ApiError({ status: 404, retryAfter: undefined, code, message })

test.each([
  ['a known code, by its text', apiError('not_found', 'Not found.'), '[common.error_not_found]'],
  [
    'a known code of one case, by the words that name it',
    new ApiError({
      status: 422,
      retryAfter: undefined,
      code: 'not_found',
      message: 'Not A.',
      isSpecific: true,
    }),
    'Not A.',
  ],
  ['an unknown code, by its own words', apiError('new_code', 'Something new.'), 'Something new.'],
  ['an unknown code without words, by the code', apiError('new_code', ''), 'new_code'],
  ['an answer that says nothing', apiError('', ''), '[common.error_unknown]'],
  ['no answer', new NetworkError(), '[common.error_network]'],
  ['a fault of our own, without its details', new TypeError('x is undefined'), '[common.error_internal]'],
])('tells %s', (_what, error, text) => {
  expect(errorText(error, t)).toBe(text)
})

test('tells the limits of a field in the words of the server', () => {
  const error = new ApiError({
    status: 422,
    retryAfter: undefined,
    fields: { password: ['too_small'], places: ['too_big'] },
    sentences: { password: ['At least 8 characters.'] },
  })
  expect(fieldText(error, 'password', t)).toBe('At least 8 characters.')
  expect(fieldText(error, 'places', t)).toBe('[common.field_invalid]')
})

test('tells what is wrong at a field, once', () => {
  const fields = { name: ['required', 'required'], page: ['odd_code'], note: ['Занадто довго.'], empty: [] }
  const error = new ApiError({ status: 422, retryAfter: undefined, fields })
  expect(fieldText(error, 'name', t)).toBe('[common.field_required]')
  expect(fieldText(error, 'page', t)).toBe('[common.field_invalid]')
  expect(fieldText(error, 'note', t)).toBe('Занадто довго.')
  expect(fieldText(error, 'empty', t)).toBeUndefined()
  expect(fieldText(error, 'other', t)).toBeUndefined()
})
