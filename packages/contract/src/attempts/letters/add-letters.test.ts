import { describe, expect, it } from 'vitest'
import { addLetters } from './add-letters.ts'

const result = (letter: string, answered: number, correct: number, name = '') => ({
  letter,
  name,
  text: '',
  user_answered: answered,
  count_questions: 5,
  count_questions_correct: correct,
  count_questions_incorrect: answered - correct,
})

describe('addLetters', () => {
  it('adds up each letter over all questions', () => {
    expect(addLetters([result('P', 5, 3), result('F', 2, 2), result(' P', 4, 1, 'Planning')])).toEqual([
      { ...result('P', 9, 4, 'Planning'), count_questions: 10 },
      result('F', 2, 2),
    ])
  })

  it('says nothing of nothing', () => expect(addLetters([])).toEqual([]))
})
