import { locales } from '@lectern/contract/kernel/locales'
import { resultDetails, type ResultDetail } from '@lectern/contract/quizzes/result-detail'
import { describe, expect, test } from 'vitest'
import { controlRoles, perceive, perceivedLines } from './testing/perceived.ts'
import { partsOf, resultHtml, samples, type Sample } from './testing/sampled.tsx'

const rawKey = /\b(quiz|create-course|common|files|course)\.[a-z_]+/

const givenIn = ({ empty, right, half, wrong }: Sample['answers']) =>
  [empty, right, half, wrong].filter((answer) => answer !== null)

const perceived = (full: unknown, answer: Sample['answers']['right'], detail: ResultDetail) =>
  perceivedLines(resultHtml(full, answer, detail)).join('\n')

describe.each(samples)('the result of $slug', ({ question, answers }) => {
  const given = givenIn(answers)

  test.each(resultDetails)('takes no answer any more, and names what it shows: %s', (detail) => {
    for (const answer of given) {
      const parts = perceive(resultHtml(question, answer, detail))
      const fields = parts.filter(({ role }) => /radio|checkbox|textbox|combobox|slider/.test(role))
      expect(
        fields.filter(({ role, states }) => role !== 'radiogroup' && !states.includes('disabled')),
      ).toEqual([])
      const named = parts.filter(({ role }) => controlRoles.has(role) || role === 'image')
      expect(named.filter(({ name }) => name === '')).toEqual([])
    }
  })

  test.each(resultDetails)('says without colours what was answered: %s', (detail) => {
    const pages = given.map((answer) => perceived(question, answer, detail))
    expect(new Set(pages).size).toBe(pages.length)
  })

  test('has a place for what is said beside each of its parts, once', () => {
    const mark = (part: string) => `{${part}}`
    for (const answer of given) {
      const html = resultHtml(question, answer, 'full_information', undefined, mark)
      const marked = partsOf(question).filter((part) => html.split(mark(part)).length === 2)
      expect(marked).toEqual(partsOf(question))
    }
  })

  test.each(locales)('is written in words of the reader: %s', (locale) => {
    for (const detail of resultDetails)
      for (const answer of given) expect(resultHtml(question, answer, detail, locale)).not.toMatch(rawKey)
  })
})

const keyed = samples.filter(({ rekeyed }) => rekeyed !== null)

describe.each(keyed)('the key in the result of $slug', ({ type, question, rekeyed, answers }) => {
  const { empty, right, wrong } = answers
  const given = givenIn(answers)
  const detailsWhere = (part: 'rows' | 'key', isShown: boolean) =>
    resultDetails.filter((detail) => type.shows[detail][part] === isShown)

  test('is the same page for another key, where neither rows nor key are shown', () => {
    for (const detail of detailsWhere('rows', false))
      for (const answer of given)
        expect(resultHtml(question, answer, detail)).toBe(resultHtml(rekeyed, answer, detail))
  })

  test('says of what was not answered nothing, where the key is not shown', () => {
    for (const detail of detailsWhere('key', false)) {
      expect(resultHtml(question, [], detail)).toBe(resultHtml(rekeyed, [], detail))
      for (const answer of given) expect(resultHtml(question, answer, detail)).not.toContain('Correct answer')
    }
  })

  test('marks what is right and what is wrong in words, where rows are marked', () => {
    for (const detail of detailsWhere('rows', true)) {
      expect(perceived(question, right, detail)).toContain('Correct')
      expect(perceived(question, right, detail)).not.toContain('Incorrect')
      expect(perceived(question, wrong, detail)).not.toBe(perceived(question, wrong, 'simple_answer'))
    }
    expect(perceived(question, wrong, 'only_correct_or_not')).toContain('Incorrect')
  })

  test('tells the right answer with full information', () => {
    for (const answer of [empty, wrong])
      expect(perceived(question, answer, 'full_information')).not.toBe(
        perceived(rekeyed, answer, 'full_information'),
      )
  })
})
