import { quizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import { findStyleFindings } from '@lectern/contract/quizzes/style/rules/style-findings'
import { expect, it } from 'vitest'
import { houseStyles } from './house-styles.ts'

it.each(houseStyles)('$name can be read and stored', ({ style }) => {
  expect(quizStyle.parse(style)).toEqual(style)
  expect(findStyleFindings(style)).toEqual([])
})
