import { atLuminance, luminance } from '@lectern/contract/schools/rules/brand-shades'
import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { TextId } from '../../../lib/texts/index.ts'

/** A luminance at which words have 4.5:1 on white. */
const inkLight = 0.17

const filled = (background: string, radius: number) => ({ background, border: { radius } })
const lined = (color: string, background: string, radius: number) => ({
  background,
  font: { color },
  border: { color, width: 1, radius },
})

const buttonsOf = (color: string, ground: string, radius: number): NonNullable<QuizStyle['buttons']> => ({
  next: filled(color, radius),
  answer: filled(color, radius),
  finish: filled(color, radius),
  back: lined(color, ground, radius),
  check: lined(color, ground, radius),
  clear: lined(color, ground, radius),
})

interface HouseStyle {
  readonly name: TextId
  readonly style: QuizStyle
}

/** In the colour of the school: its buttons, with a breath of it on the page and readable shades of it for words. */
const schoolStyle = (color: string): QuizStyle => {
  const [page, place] = [0.9, 0.94].map((light) => atLuminance(color, light))
  const ink = luminance(color) <= inkLight ? color : atLuminance(color, inkLight)
  const outlined = lined(ink, '#ffffff', 8)
  return {
    layout: { background: page },
    bg_color: '#ffffff',
    blockColor2: place,
    buttons: {
      ...{ next: filled(color, 8), answer: filled(color, 8), finish: filled(color, 8) },
      ...{ back: outlined, check: outlined, clear: outlined },
    },
  }
}

/** Styles to begin with; every pair of colours in them can be read (house-styles.test.ts). */
export const houseStyles = (schoolColor: string): readonly HouseStyle[] => [
  { name: 'quizzes.style_house_plain', style: {} },
  { name: 'quizzes.style_house_school', style: schoolStyle(schoolColor) },
  {
    name: 'quizzes.style_house_bread',
    style: {
      layout: { background: '#f4e6d4' },
      bg_color: '#fffaf3',
      blockColor: '#fffdf9',
      blockColor2: '#f9eddc',
      question_text: { color: '#3b2412', family: 'reading', size: 21 },
      buttons: buttonsOf('#864511', '#fffaf3', 20),
    },
  },
  {
    name: 'quizzes.style_house_garden',
    style: {
      layout: { background: '#e0f0e6' },
      bg_color: '#ffffff',
      blockColor2: '#eef7f1',
      question_text: { color: '#0c3b27' },
      buttons: buttonsOf('#0b6b46', '#ffffff', 8),
    },
  },
  {
    name: 'quizzes.style_house_night',
    style: {
      layout: { background: '#161a26' },
      bg_color: '#1f2433',
      blockColor: '#272d3f',
      blockColor2: '#1a1e2b',
      question_text: { color: '#ffffff', size: 20 },
      buttons: buttonsOf('#f2c863', '#1f2433', 10),
    },
  },
]
