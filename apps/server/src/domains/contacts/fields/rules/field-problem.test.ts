import { describe, expect, it } from 'vitest'
import type { ContactFieldType } from '@lectern/contract/contacts/contact-fields'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { fieldProblem } from './field-problem.ts'

const rule = { options: [{ value: 'a' }, { value: 'b' }], isRequired: false }

describe('a value of a contact field', () => {
  it.each([
    ['text', 'words', null],
    ['text', 5, 'invalid_text'],
    ['text', 'x'.repeat(501), 'too_big'],
    ['textarea', 'x'.repeat(5000), null],
    ['number', 1.5, null],
    ['number', '1', 'invalid_number'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'invalid_date'],
    ['select', 'a', null],
    ['select', 'c', 'invalid_select'],
    ['multiselect', ['a', 'b'], null],
    ['multiselect', ['a', 'c'], 'invalid_multiselect'],
    ['checkbox', true, null],
    ['checkbox', 'yes', 'invalid_checkbox'],
    ['phone', '+380 50 123 45 67', null],
    ['phone', 'call me', 'invalid_phone'],
    ['email', 'a@b.example', null],
    ['email', 'a', 'invalid_email'],
    ['url', 'https://a.example', null],
    ['url', 'javascript:alert(1)', 'invalid_url'],
    ['file', 'x', 'invalid_file'],
    ['text', null, null],
    ['multiselect', [], null],
  ] satisfies [ContactFieldType, ContactFieldValue, string | null][])('%s %j: %s', (type, value, problem) => {
    expect(fieldProblem({ ...rule, type }, value)).toBe(problem)
  })

  it.each([
    ['text', ''],
    ['select', null],
    ['checkbox', false],
  ] as const)('a required %s is not %j', (type, value) => {
    expect(fieldProblem({ ...rule, type, isRequired: true }, value)).toBe('required')
  })
})
