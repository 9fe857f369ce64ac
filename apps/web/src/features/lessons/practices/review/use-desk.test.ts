import { expect, it } from 'vitest'
import { versionBefore } from './use-desk.ts'

it('goes back from version to version, and ends before the first one', () => {
  const versions = [{ id: 3 }, { id: 5 }, { id: 9 }, { id: 12 }]
  expect(versionBefore(versions, 9, undefined)).toBe(5)
  expect(versionBefore(versions, 9, 5)).toBe(3)
  expect(versionBefore(versions, 9, 3)).toBeUndefined()
  expect(versionBefore(versions, 3, undefined)).toBeUndefined()
})
