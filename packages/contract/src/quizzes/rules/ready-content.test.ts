import { describe, expect, it } from 'vitest'
import { questionTypes } from '../question-types/registry.ts'
import type { QuizContent } from '../quiz.ts'
import { findContentIssues, readyContent } from './ready-content.ts'

const finished = questionTypes.single_answer.sample.question
const other = questionTypes.multiple_answer.sample.question
const content = (...questions: QuizContent['questions']): QuizContent => ({ version: 1, questions })

describe('readyContent', () => {
  it('takes finished questions as they are, in the author’s order', () => {
    expect(readyContent(content(other, finished), content())).toEqual(content(other, finished))
  })

  it('keeps the last finished form of a question that is being rewritten', () => {
    const halfWritten = { ...finished, name: '' }
    expect(readyContent(content(halfWritten, other), content(finished))).toEqual(content(finished, other))
  })

  it('leaves out a question that was never finished', () => {
    expect(readyContent(content({ ...finished, name: '' }), content())).toEqual(content())
  })

  it('lets a removed question go', () => {
    expect(readyContent(content(other), content(finished, other))).toEqual(content(other))
  })
})

describe('findContentIssues', () => {
  it('names the question, what is missing, and where', () => {
    const answers = finished.answers.map((answer, index) => (index === 0 ? { ...answer, text: ' ' } : answer))
    expect(findContentIssues(content(other, { ...finished, name: '', answers }))).toEqual([
      { question_id: finished.id, code: 'question_empty' },
      { question_id: finished.id, code: 'option_empty', at: answers[0]?.id },
    ])
  })
})
