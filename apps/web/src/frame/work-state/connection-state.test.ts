import { expect, test } from 'vitest'
import { connectionState } from './connection-state.ts'

test('offline is no connection, whatever the device last said of its speed', () => {
  expect(connectionState(false, '4g')).toBe('none')
})

test.each(['2g', 'slow-2g'])('%s is a bad connection', (type) => {
  expect(connectionState(true, type)).toBe('bad')
})

test.each(['3g', '4g', undefined])('%s needs no word', (type) => {
  expect(connectionState(true, type)).toBe('good')
})
