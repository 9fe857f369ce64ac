import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import { expect, test } from 'vitest'
import { readAnswers } from './registration-answers.ts'

const field = (id: number, type: RegistrationField['type']): RegistrationField => ({
  id,
  type,
  title: 'Question',
  options: [],
  is_required: false,
  position: id,
})

test('a form says what was written, chosen and ticked, each in its own kind', () => {
  const form = new FormData()
  form.append('fields.1', '  Lviv ')
  form.append('fields.2', '41.5')
  form.append('fields.3', 'a')
  form.append('fields.3', 'b')
  form.append('fields.4', 'on')
  const fields = [field(1, 'text'), field(2, 'number'), field(3, 'multiselect'), field(4, 'checkbox')]
  expect(readAnswers(fields, form)).toEqual([
    { id: 1, value: 'Lviv' },
    { id: 2, value: 41.5 },
    { id: 3, value: ['a', 'b'] },
    { id: 4, value: true },
  ])
})

test('what was left empty is nothing', () => {
  const fields = [field(1, 'text'), field(2, 'number'), field(3, 'multiselect'), field(4, 'checkbox')]
  expect(readAnswers(fields, new FormData()).map(({ value }) => value)).toEqual([null, null, [], false])
})
