import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Mutant, mutants } from './guarantees.ts'
import { countPlaces } from './switch-off.ts'

const namesOf = (all: readonly Mutant[]) => all.map(({ guarantee, file }) => `${guarantee}: ${file}`)

it('each guarantee has its place in the code exactly once', () => {
  expect(namesOf(mutants.filter((mutant) => countPlaces(mutant, '.') !== 1))).toEqual([])
})

it('a place that the code has left counts as none', () => {
  const [mutant] = mutants
  expect(mutant && countPlaces({ ...mutant, find: 'no such words' }, '.')).toBe(0)
  expect(mutant && countPlaces({ ...mutant, file: 'no/such/file.ts' }, '.')).toBe(0)
})

const isThere = ({ noticedBy }: Mutant): boolean => {
  if (noticedBy.kind === 'types') return existsSync(`${noticedBy.folder}/tsconfig.json`)
  if (noticedBy.kind === 'check') return true
  const { file, name = '' } = noticedBy
  return existsSync(file) && readFileSync(file, 'utf8').includes(name)
}

it('the test or folder of types that notices a missing guarantee exists', () => {
  expect(namesOf(mutants.filter((mutant) => !isThere(mutant)))).toEqual([])
})
