import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { describe, expect, it } from 'vitest'
import { letterOf, readPaperLines } from './paper-lines.ts'
import { readPrintSearch } from './print-search.ts'

describe('the lines of a question on paper', () => {
  it('keep the options of each statement, and all of them once', () => {
    expect(readPaperLines(['Ice', '· solid', '· gas', 'Steam', '· gas'])).toEqual({
      statements: [
        { text: 'Ice', options: ['solid', 'gas'] },
        { text: 'Steam', options: ['gas'] },
      ],
      options: ['solid', 'gas'],
    })
  })

  it.each(Object.values(questionTypes))('of $slug are the same whatever the key is', (type) => {
    const { question, rekeyed } = type.sample
    expect(type.paper.question(rekeyed ?? question)).toEqual(type.paper.question(question))
  })

  it('are called by letters, also after Z', () => {
    expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
  })
})

it.each([
  [{}, undefined],
  [{ answers: '1' }, 'end'],
  [{ answers: 1 }, 'end'],
  [{ answers: 'place' }, 'place'],
  [{ answers: '<script>' }, undefined],
])('the address %j asks for the key in: %s', (search, place) => {
  expect(readPrintSearch(search).answers).toBe(place)
})
