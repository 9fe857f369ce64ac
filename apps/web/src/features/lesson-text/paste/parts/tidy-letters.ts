import { each, renameElement, styleOf, unwrapElement, wordsOf, wrapContent } from '../elements.ts'

const isHeavy = (weight: string): boolean => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
const isLight = (weight: string): boolean =>
  weight === 'normal' || (Number(weight) > 0 && Number(weight) < 600)

const decorationOf = (element: Element): string =>
  `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`

/** What an element's own style says about its letters, as elements. */
const emphasisOf = (element: Element): string[] => {
  const decoration = decorationOf(element)
  const place = styleOf(element, 'vertical-align')
  return [
    ...(isHeavy(styleOf(element, 'font-weight')) ? ['strong'] : []),
    ...(/italic|oblique/.test(styleOf(element, 'font-style')) ? ['em'] : []),
    ...(decoration.includes('underline') && !element.closest('a') && !element.querySelector('a')
      ? ['u']
      : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(place === 'super' || place === 'sub' ? [place === 'super' ? 'sup' : 'sub'] : []),
  ]
}

/** Elements of emphasis that their own style takes back. */
const takenBack = (root: Element): void => {
  for (const heavy of each(root, 'b, strong'))
    if (isLight(styleOf(heavy, 'font-weight'))) renameElement(heavy, 'span')
  for (const slanted of each(root, 'i, em'))
    if (styleOf(slanted, 'font-style') === 'normal') renameElement(slanted, 'span')
  for (const line of each(root, 'u'))
    if (decorationOf(line).includes('none') || line.closest('a')) renameElement(line, 'span')
}

/** A heading is heavy by itself: what makes the whole of it so says nothing. */
const headings = (root: Element): void => {
  for (const heading of each(root, 'h1, h2, h3, h4, h5, h6, th'))
    for (const mark of each(heading, 'strong, b, u'))
      if (mark.tagName !== 'U' ? wordsOf(mark) === wordsOf(heading) : heading.querySelector('a'))
        unwrapElement(mark)
}

const names: Readonly<Record<string, string>> = {
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  del: 's',
  strike: 's',
}

/** Emphasis stays, however a program wrote it; fonts, sizes and colours do not. */
export const tidyLetters = (root: Element): void => {
  takenBack(root)
  for (const element of each(root, '[style]'))
    for (const tag of emphasisOf(element)) wrapContent(element, tag)
  for (const [name, tag] of Object.entries(names))
    for (const element of each(root, name)) renameElement(element, tag)
  headings(root)
}
