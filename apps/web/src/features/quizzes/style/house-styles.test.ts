import { quizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import { findStyleFindings } from '@lectern/contract/quizzes/style/rules/style-findings'
import { expect, it } from 'vitest'
import { houseStyles } from './house-styles.ts'

const schoolColors = ['#3965ff', '#ffff66', '#000000', '#ffffff', '#0a7f5c', '#d81b60', '#808080']

const offered = schoolColors.flatMap((color) => houseStyles(color).map((style) => ({ color, ...style })))

it.each(offered)('$name in a school of the colour $color can be read and stored', ({ style }) => {
  expect(quizStyle.parse(style)).toEqual(style)
  expect(findStyleFindings(style)).toEqual([])
})

it('one of the styles has the colour of the school on its buttons, as it was chosen', () => {
  const own = houseStyles('#0a7f5c').find(({ name }) => name === 'quizzes.style_house_school')
  expect(own?.style.buttons?.next?.background).toBe('#0a7f5c')
})
