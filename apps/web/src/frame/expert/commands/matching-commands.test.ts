import { expect, test } from 'vitest'
import { matchingCommands } from './matching-commands.ts'

const run = () => undefined
const offered = [
  { id: '1', label: 'Course participants', run },
  { id: '2', label: 'Світло', description: 'Акварель', run },
  { id: '3', label: 'Theme: dark', keywords: ['night'], run },
]
const found = (typed: string) => matchingCommands(offered, typed).map(({ id }) => id)

test('every word counts, in any order, in name, second line and further words', () => {
  expect(found('part COURSE')).toEqual(['1'])
  expect(found('акв СВІТ')).toEqual(['2'])
  expect(found('night')).toEqual(['3'])
  expect(found('course dark')).toEqual([])
})

test('nothing typed leaves everything', () => {
  expect(found('  ')).toEqual(['1', '2', '3'])
})
