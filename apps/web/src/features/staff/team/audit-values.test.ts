import { expect, test } from 'vitest'
import type { Translate } from '../../../lib/texts/index.ts'
import { fieldName, shownValue } from './audit-values.ts'

const t: Translate = Object.assign((id: string) => id, { has: () => true })

test('fields of either spelling have the name that the screens use', () => {
  expect(fieldName('sessionLimit', t)).toBe('school.access_sessions')
  expect(fieldName('session_limit', t)).toBe('school.access_sessions')
})

test('numbers of the machine are left out', () => {
  expect(fieldName('product_id', t)).toBeUndefined()
})

test('rights and ready groups are said in words', () => {
  expect(shownValue('permissions', ['order_read'], t)).toBe('school.object_order: school.right_of_order_read')
  expect(shownValue('access_groups', ['Sales manager', 'Night shift'], t)).toBe(
    'school.group_sales_manager, Night shift',
  )
})

test('people that stand by their ids are counted', () => {
  expect(shownValue('assistants', [12, 40], t)).toBe('2')
})

test('links are listed language by language, without the missing ones', () => {
  const links = { en: { support: 'https://example.com', news: null }, uk: { support: null, news: null } }
  expect(shownValue('links', links, t)).toBe('en: support: https://example.com')
})
