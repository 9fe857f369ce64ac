import { expect, it } from 'vitest'
import { readTags } from './read-tags.ts'

it('reads tags between commas, each once', () => {
  expect(readTags(' algebra, Grade 7 ,, Algebra;proofs')).toEqual(['Algebra', 'Grade 7', 'proofs'])
})

it('takes no more and no longer ones than a question holds', () => {
  const many = Array.from({ length: 30 }, (_, at) => `tag ${at}`).join(',')
  expect(readTags(many)).toHaveLength(20)
  expect(readTags('x'.repeat(100))[0]).toHaveLength(40)
})
