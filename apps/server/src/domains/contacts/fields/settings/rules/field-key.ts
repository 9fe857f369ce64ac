import { slugOf } from '@lectern/contract/kernel/slug'

/** A key for letters made of the title of a field; numbered where another field has it. */
export const fieldKey = (title: string, taken: ReadonlySet<string>): string => {
  const letters = slugOf(title).replaceAll('-', '_').slice(0, 30)
  const base = /^[a-z]/.test(letters) ? letters : 'field'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}_${number}`)) number += 1
  return `${base}_${number}`
}
