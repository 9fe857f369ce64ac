import { expect, test } from 'vitest'
import { isAllowedAddress, unitOfLink } from './addresses.ts'
import { createHeadingNames } from './heading-names.ts'

test('every heading has a name unlike the others, to which a link may lead', () => {
  const nameOf = createHeadingNames()
  const names = ['The dough', 'The dough', 'Тісто', '???', '', '2 hours & a half', 'Unit 5'].map(nameOf)
  expect(names.slice(0, 2)).toEqual(['the-dough', 'the-dough-2'])
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) {
    expect(isAllowedAddress(`#${name}`)).toBe(true)
    expect(unitOfLink(`#${name}`)).toBeNull()
  }
})
