import { expect, it } from 'vitest'
import { goneValues, storedOptions } from './stored-options.ts'

const before = [
  { value: 'gas', title: 'Gas' },
  { value: 'option_1', title: 'Stone' },
]

it('a new option gets a value that none has or had', () => {
  const given = [
    { value: 'gas', title: 'Gas', titles: {} },
    { title: 'Wood', titles: {} },
    { title: '__proto__', titles: {} },
  ]
  expect(storedOptions(given, before).map(({ value }) => value)).toEqual(['gas', 'option_2', 'option_3'])
})

it('options go that are not named any more', () => {
  expect(goneValues(before, [{ value: 'gas' }, {}])).toEqual(['option_1'])
})
