import { each } from '../elements.ts'

const told = ['font-weight', 'font-style', 'text-decoration', 'vertical-align', 'text-align'] as const

/** A short form of a font says weight and slant among other things. */
const fromFont = (font: string): string =>
  [/\bbold\b/i.test(font) && 'font-weight:bold', /\bitalic\b/i.test(font) && 'font-style:italic']
    .filter(Boolean)
    .join(';')

const declarationsOf = (body: string): string =>
  body
    .split(';')
    .map((line) => line.split(':'))
    .flatMap(([name = '', value = '']) => {
      const property = name.trim().toLowerCase()
      if (property === 'font') return [fromFont(value)]
      return told.some((each) => each === property) ? [`${property}:${value.trim()}`] : []
    })
    .filter((line) => line !== '')
    .join(';')

/**
 * Writes what a style sheet says about classes into the elements themselves: so Pages and other programs of the Mac tell emphasis.
 * Only `element.class` and `.class` are read, and only what is more than looks.
 */
export const readClassStyles = (parsed: Document): void => {
  const sheet = each(parsed, 'style')
    .map(({ textContent }) => textContent)
    .join('\n')
  for (const [, selector = '', body = ''] of sheet.matchAll(/([a-z0-9]*\.[a-z][\w-]*)\s*\{([^{}]*)\}/gi)) {
    const style = declarationsOf(body)
    if (style === '') continue
    for (const element of each(parsed, selector))
      element.setAttribute('style', [style, element.getAttribute('style') ?? ''].filter(Boolean).join(';'))
  }
}
