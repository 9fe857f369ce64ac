import { contrastOf, readableContrast, textColorOn } from '../../../schools/rules/brand-shades.ts'
import { isDarkGround, mutedWords, readableShade } from './ground-shades.ts'
import {
  type QuizStyle,
  styledButtons,
  styledTexts,
  type StyledButton,
  type StyledText,
} from '../quiz-style.ts'
import { type Ground, groundsOf, groundUnder } from './show-style.ts'

/** Which colour of a style cannot be read well. */
export type StylePlace =
  | { readonly kind: 'text'; readonly text: StyledText }
  | { readonly kind: 'button'; readonly button: StyledButton }
  | { readonly kind: 'ground'; readonly ground: 'layout' | 'bg_color' }

/** Words that are hard to read, and the style in which they are not. */
export interface StyleFinding {
  readonly place: StylePlace
  readonly contrast: number
  readonly mended: QuizStyle
}

/** The cards of the product, as tokens.css has them. */
const houseCards = { light: '#ffffff', dark: '#191b20' } as const

const colorOf = ({ color, theme }: Ground): string => color ?? houseCards[theme ?? 'light']

const findTexts = (style: QuizStyle): StyleFinding[] => {
  const grounds = groundUnder(style)
  return styledTexts.flatMap((text) => {
    const settings = style[text]
    const ground = colorOf(grounds[text])
    if (settings?.color === undefined) return []
    const contrast = contrastOf(settings.color, ground)
    if (contrast >= readableContrast) return []
    const color = readableShade(settings.color, ground)
    return [{ place: { kind: 'text', text }, contrast, mended: { ...style, [text]: { ...settings, color } } }]
  })
}

const findButtons = (style: QuizStyle): StyleFinding[] =>
  styledButtons.flatMap((button) => {
    const settings = style.buttons?.[button]
    const color = settings?.font?.color
    if (!settings || color === undefined) return []
    const ground = settings.background ?? colorOf(groundsOf(style).page)
    const contrast = contrastOf(color, ground)
    if (contrast >= readableContrast) return []
    const font = {
      ...settings.font,
      color: settings.background ? textColorOn(ground) : readableShade(color, ground),
    }
    const buttons = { ...style.buttons, [button]: { ...settings, font } }
    return [{ place: { kind: 'button', button }, contrast, mended: { ...style, buttons } }]
  })

/** Hints and receipts are written in the muted words of the theme: a ground between light and dark leaves none. */
const findGrounds = (style: QuizStyle): StyleFinding[] => {
  const findings: StyleFinding[] = []
  const check = (
    ground: 'layout' | 'bg_color',
    color: string | undefined,
    mend: (color: string) => QuizStyle,
  ) => {
    if (color === undefined) return
    const words = isDarkGround(color) ? mutedWords.dark : mutedWords.light
    const contrast = contrastOf(color, words)
    if (contrast >= readableContrast) return
    findings.push({ place: { kind: 'ground', ground }, contrast, mended: mend(readableShade(color, words)) })
  }
  check('layout', style.layout?.background, (background) => ({ ...style, layout: { background } }))
  check('bg_color', style.bg_color, (bg_color) => ({ ...style, bg_color }))
  return findings
}

/** What of a style is hard to read: words under 4.5:1 on their ground, each with the style that mends it. */
export const findStyleFindings = (style: QuizStyle): StyleFinding[] => [
  ...findGrounds(style),
  ...findTexts(style),
  ...findButtons(style),
]
