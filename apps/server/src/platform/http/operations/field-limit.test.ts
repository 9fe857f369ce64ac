import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldFaults } from './field-faults.ts'

const schema = z.strictObject({
  password: z.string().min(8).optional(),
  code: z.string().length(6).optional(),
  name: z.string().min(1).max(3).optional(),
  hours: z.int().min(1).max(100).optional(),
  deep: z
    .array(z.strictObject({ share: z.int().min(0).max(5).nullable() }))
    .max(2)
    .optional(),
  points: z.number().min(0.5).optional(),
  price: z.number().positive().optional(),
  step: z.number().multipleOf(5).optional(),
  tags: z.array(z.string()).min(1).optional(),
  text: z.union([z.string().max(2), z.array(z.int())]).optional(),
  long: z
    .string()
    .refine(() => false, { error: 'too_big', params: { maximum: 9 } })
    .optional(),
  slug: z.string().regex(/^a$/, 'not_an_address').optional(),
})

it.each([
  ['a text that is too short', { password: 'x' }, 'password', 'too_small', 'letters_least', { count: 8 }],
  ['a text of another length', { code: '1' }, 'code', 'too_small', 'letters_exact', { count: 6 }],
  ['a text that is too long', { name: 'abcd' }, 'name', 'too_big', 'letters_most', { count: 3 }],
  ['a number with two limits', { hours: 0 }, 'hours', 'too_small', 'number_between', { min: 1, max: 100 }],
  ['the same from above', { hours: 101 }, 'hours', 'too_big', 'number_between', { min: 1, max: 100 }],
  [
    'a number inside of others',
    { deep: [{ share: 6 }] },
    'deep.0.share',
    'too_big',
    'number_between',
    { min: 0, max: 5 },
  ],
  ['a number with one limit', { points: 0 }, 'points', 'too_small', 'number_least', { min: 0.5 }],
  ['a number that has to be more', { price: 0 }, 'price', 'too_small', 'number_over', { min: 0 }],
  ['a number between steps', { step: 3 }, 'step', 'not_multiple_of', 'number_step', { step: 5 }],
  ['an empty list', { tags: [] }, 'tags', 'too_small', 'entries_least', { count: 1 }],
  ['a long list', { deep: [1, 2, 3] }, 'deep', 'too_big', 'entries_most', { count: 2 }],
  ['a text where a number belongs', { points: 'x' }, 'points', 'invalid_type', 'number', {}],
  ['a part of a number', { hours: 1.5 }, 'hours', 'invalid_type', 'whole_number', {}],
  ['a field of several forms', { text: 'abc' }, 'text', 'too_big', 'letters_most', { count: 2 }],
  ['a rule of the contract', { long: '' }, 'long', 'too_big', 'letters_most', { count: 9 }],
])('%s is told with its limits', (_what, value, field, code, words, values) => {
  const { error } = schema.safeParse(value)
  const { fields, limits } = fieldFaults(error ?? new z.ZodError([]), schema)
  expect(fields[field]).toContain(code)
  expect(limits[field]?.[code]).toEqual({ words, values })
})

it('an empty text that has to be there is asked for, without a limit', () => {
  const { error } = schema.safeParse({ name: '' })
  expect(fieldFaults(error ?? new z.ZodError([]), schema)).toEqual({
    fields: { name: ['required'] },
    limits: {},
  })
})

it('a form that the contract names is told by that name', () => {
  const { error } = schema.safeParse({ slug: 'b' })
  expect(fieldFaults(error ?? new z.ZodError([]), schema).fields).toEqual({ slug: ['not_an_address'] })
})
