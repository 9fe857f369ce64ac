import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import { expect, it } from 'vitest'
import { languageOfFence } from './fence-language.ts'

it.each([
  ['js', 'javascript'],
  ['c++', 'cpp'],
  ['', 'html'],
  ['cobol', 'plain'],
  ...codeLanguages.map((name) => [name, name] as const),
] as const)('three backticks and “%s” begin a code in %s', (word, language) =>
  expect(languageOfFence(word)).toBe(language),
)
