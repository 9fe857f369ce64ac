import { expect, test } from 'vitest'
import { statusOf } from './status.ts'
import { sampleChange, sampleRefusal } from './testing/sample-change.ts'

test('says nothing before there was any work', () => {
  expect(statusOf([], undefined, true)).toEqual({ state: 'idle', unsafe: false })
})

test('says when the last work was stored', () => {
  expect(statusOf([], 1234, true)).toEqual({ state: 'stored', at: 1234, unsafe: false })
})

test('is saving while something is on its way', () => {
  expect(statusOf([sampleChange()], 1234, true).state).toBe('saving')
})

test('says that work is kept, and the reason that the person can do most about', () => {
  const changes = [sampleChange({ trouble: 'server' }), sampleChange({ trouble: 'signed_out' })]
  expect(statusOf(changes, 1234, true)).toMatchObject({ state: 'kept', trouble: 'signed_out' })
})

test('a refused change outweighs everything else', () => {
  const refused = sampleChange({ refusal: sampleRefusal })
  expect(statusOf([sampleChange(), refused], 1234, true)).toMatchObject({
    state: 'refused',
    changes: [refused],
  })
})

test('is unsafe only while there is work that the device could not keep', () => {
  expect(statusOf([sampleChange()], undefined, false).unsafe).toBe(true)
  expect(statusOf([], 1234, false).unsafe).toBe(false)
})
