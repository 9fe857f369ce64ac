import { textColorOn } from '../../../schools/rules/brand-shades.ts'
import { darkened, type GroundLevel, isDarkGround, lightened } from './ground-shades.ts'
import {
  type ButtonStyle,
  type QuizStyle,
  styledButtons,
  styledTexts,
  type StyledButton,
  type StyledText,
  type StyleFamily,
  type StyleShadow,
  type TextStyle,
} from '../quiz-style.ts'
import type { ButtonCss, CssVariables, GroundTheme, ShownButton, ShownStyle } from '../shown-style.ts'

const families: Record<StyleFamily, string> = {
  interface: 'var(--font-interface)',
  reading: 'var(--font-reading)',
  code: 'var(--font-code)',
}

const shadows: Record<StyleShadow, string> = {
  none: 'none',
  soft: '0 1px 3px rgb(0 0 0 / 0.2)',
  raised: '0 4px 14px rgb(0 0 0 / 0.28)',
}

/**
 * What is written on a ground, and in which theme. A dark ground is the same for every reader; a light one gets a dark
 * counterpart of its hue for those who read in the dark, unless it lies on a dark one, where it stays as it was chosen.
 */
export interface Ground {
  readonly color: string | undefined
  /** Set where the reader's own theme does not decide. */
  readonly theme: GroundTheme | undefined
}

const houseGround: Ground = { color: undefined, theme: undefined }

const groundOf = (color: string | undefined, below: Ground): Ground => {
  if (color === undefined) return below
  if (isDarkGround(color)) return { color, theme: 'dark' }
  return { color, theme: below.theme === undefined ? undefined : 'light' }
}

const groundValue = ({ color, theme }: Ground, level: GroundLevel): string | undefined => {
  if (color === undefined) return undefined
  return theme === undefined ? `light-dark(${color}, ${darkened(color, level)})` : color
}

/** Words in the chosen colour; lighter for who reads them in the dark. */
const inkValue = (color: string | undefined, { theme }: Ground): string | undefined => {
  if (color === undefined) return undefined
  return theme === undefined ? `light-dark(${color}, ${lightened(color)})` : color
}

/** Of words whose ground the author chose without choosing their colour. */
const readableInk = (ground: Ground): string | undefined => {
  if (ground.color === undefined) return undefined
  const ink = textColorOn(ground.color)
  return ground.theme === undefined ? `light-dark(${ink}, #ffffff)` : ink
}

const definedOf = <Name extends string>(
  values: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> => {
  const defined: Partial<Record<Name, string>> = {}
  for (const name in values) if (values[name] !== undefined) defined[name] = values[name]
  return defined
}

const pixels = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value}px`

const textValues = (name: string, text: TextStyle | undefined, ink: string | undefined) => ({
  [`${name}-color`]: ink,
  [`${name}-size`]: pixels(text?.size),
  [`${name}-family`]: text?.family && families[text.family],
  [`${name}-weight`]: text?.weight?.toString(),
  [`${name}-line`]: text?.height === undefined ? undefined : String(text.height / 100),
})

/** The grounds of a style, each upon the one below it. */
export const groundsOf = ({ layout, bg_color, blockColor, blockColor2 }: QuizStyle) => {
  const page = groundOf(layout?.background, houseGround)
  const card = bg_color === undefined ? { ...page, color: undefined } : groundOf(bg_color, page)
  return { page, card, block: groundOf(blockColor, card), place: groundOf(blockColor2, card) }
}

/** Which ground the words of a question stand on. */
export const groundUnder = (style: QuizStyle): Readonly<Record<StyledText, Ground>> => {
  const { card, block, place } = groundsOf(style)
  return { question_text: card, number: card, answers: block, statements: place }
}

const names: Record<StyledText, string> = {
  question_text: 'question',
  number: 'number',
  answers: 'answers',
  statements: 'statements',
}

/** What is written on blocks of a colour of their own is written so that it can be read there. */
const inkOf = (style: QuizStyle, text: StyledText): string | undefined => {
  const ground = groundUnder(style)[text]
  const isBlock = (text === 'answers' && style.blockColor) || (text === 'statements' && style.blockColor2)
  return inkValue(style[text]?.color, ground) ?? (isBlock ? readableInk(ground) : undefined)
}

const propertiesOf = (style: QuizStyle): CssVariables => {
  const { page, card, block, place } = groundsOf(style)
  const grounds = {
    page: groundValue(page, 'page'),
    card: style.bg_color && groundValue(card, 'card'),
    block: style.blockColor && groundValue(block, 'block'),
    place: style.blockColor2 && groundValue(place, 'place'),
  }
  const texts = styledTexts.map((text) => textValues(names[text], style[text], inkOf(style, text)))
  const properties: CssVariables = {}
  for (const values of [grounds, ...texts])
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) properties[`--quiz-${name}`] = value
  return properties
}

const fontLook = ({ size, weight }: NonNullable<ButtonStyle['font']> = {}) => ({
  fontSize: pixels(size),
  fontWeight: weight?.toString(),
})

const borderLook = (
  { color, width, radius }: NonNullable<ButtonStyle['border']> = {},
  isFilled: boolean,
) => ({
  borderColor: color ?? (isFilled && !width ? 'transparent' : undefined),
  borderWidth: pixels(width),
  borderRadius: pixels(radius),
})

/** The look of a button as CSS: nothing but checked numbers and colours goes into it (THREATS T41). */
export const buttonLook = ({ background, font, border, shadow, margin, padding }: ButtonStyle): ButtonCss =>
  definedOf({
    background,
    color: font?.color ?? (background && textColorOn(background)),
    ...fontLook(font),
    ...borderLook(border, background !== undefined),
    boxShadow: shadow && shadows[shadow],
    margin: pixels(margin),
    paddingBlock: pixels(padding?.block),
    paddingInline: pixels(padding?.inline),
  })

const showButton = (button: ButtonStyle, isSingle: boolean): ShownButton => {
  const title = (isSingle ? button.titleOneQuestion : undefined) ?? button.title
  const titleAlternative = button.titleAlternative ?? title
  return {
    ...(title !== undefined && { title }),
    ...(titleAlternative !== undefined && { titleAlternative }),
    look: buttonLook(button),
  }
}

/** The button with which an answer is given looks as "next" does, where it has no look of its own. */
const showButtons = (
  { buttons = {} }: QuizStyle,
  isSingle: boolean,
): Partial<Record<StyledButton, ShownButton>> => {
  const shown: Partial<Record<StyledButton, ShownButton>> = {}
  for (const type of styledButtons) {
    const button = buttons[type] ?? (type === 'answer' ? buttons.next : undefined)
    if (button && Object.keys(button).length > 0) shown[type] = showButton(button, isSingle)
  }
  return shown
}

/**
 * A style as learners of a quiz with so many questions get it; null where nothing is set (document 002 §3, style.layout and
 * style.buttons).
 */
export const showStyle = (style: QuizStyle | null, questionsCount: number): ShownStyle => {
  if (!style) return null
  const properties = propertiesOf(style)
  const buttons = showButtons(style, questionsCount === 1)
  const parts = new Set(Object.keys(properties).map((name) => name.slice('--quiz-'.length)))
  if (parts.size === 0 && Object.keys(buttons).length === 0) return null
  const { page, card } = groundsOf(style)
  return {
    layout: {
      ...(page.color !== undefined && { background: page.color }),
      ...(page.theme && { theme: page.theme }),
    },
    card: { ...(style.bg_color !== undefined && card.theme && { theme: card.theme }) },
    parts: [...parts].join(' '),
    properties,
    buttons,
  }
}
