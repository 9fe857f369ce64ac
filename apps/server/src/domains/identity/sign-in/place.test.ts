import { expect, test } from 'vitest'
import { notFound } from '../../../platform/http/call-error.ts'
import { visitedSchool } from './place.ts'

const failing = (error: Error) => ({
  school: async () => {
    throw error
  },
})

test('nobody visits a school before the first one is there', async () => {
  expect(await visitedSchool(failing(notFound('no school at this host')))).toBeNull()
})

test('a lost database is told, and is no letter in the name of the platform', async () => {
  await expect(visitedSchool(failing(new Error('connection lost')))).rejects.toThrow('connection lost')
})
