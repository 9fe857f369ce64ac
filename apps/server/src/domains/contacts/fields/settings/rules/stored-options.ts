import type { GivenOption } from '@lectern/contract/contacts/contact-settings'
import type { StoredOption } from '../../contact-fields.tables.ts'

/** Options as they are stored: those without a value get one that no option has or had. */
export const storedOptions = (
  given: readonly GivenOption[],
  before: readonly StoredOption[],
): StoredOption[] => {
  const taken = new Set([...given, ...before].map(({ value }) => value))
  let last = 0
  const next = (): string => {
    do last += 1
    while (taken.has(`option_${last}`))
    return `option_${last}`
  }
  return given.map(({ value = next(), title, titles }) => ({ value, title, titles }))
}

/** Values of the options that go. */
export const goneValues = (
  before: readonly StoredOption[],
  given: readonly Pick<GivenOption, 'value'>[],
): string[] => {
  const left = new Set(given.map(({ value }) => value))
  return before.map(({ value }) => value).filter((value) => !left.has(value))
}
