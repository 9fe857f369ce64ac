import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domains } from './index.ts'

const folder = import.meta.dirname
const names = domains.map(({ name }) => name)

test('every folder with a domain.ts is in the list, once and under its name', () => {
  const declared = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'domain.ts')))
  expect(names.toSorted()).toEqual(declared.toSorted())
})

test('sections of own data, and who forgets a person, have names of their own', () => {
  const own = domains.flatMap(({ ownData }) => [
    ...Object.keys(ownData?.export ?? {}),
    ...Object.keys(ownData?.erase ?? {}),
  ])
  expect(new Set(own).size).toBe(own.length)
})

test('a job has one schedule', () => {
  const scheduled = domains.flatMap(({ schedules = [] }) => schedules.map(({ name }) => name))
  expect(new Set(scheduled).size).toBe(scheduled.length)
})
