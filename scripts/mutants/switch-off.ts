import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './guarantees.ts'

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** How often the project in `folder` holds the place of a mutant. Other than once: the code has moved, and the list must follow. */
export const countPlaces = ({ file, find }: Mutant, folder: string): number =>
  textOf(join(folder, file)).split(find).length - 1

/** Makes the edit of a mutant in the project in `folder`. @returns what takes it back */
export const switchOff = ({ file, find, replace }: Mutant, folder: string): (() => void) => {
  const path = join(folder, file)
  const text = textOf(path)
  writeFileSync(path, text.split(find).join(replace))
  return () => writeFileSync(path, text)
}
