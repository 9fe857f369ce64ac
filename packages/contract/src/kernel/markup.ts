/** An element of XML or HTML as it was read: names as they stand there, entities resolved, comments left out. */
export interface Markup {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MarkupNode[]
}

/** An element, or words between elements. */
export type MarkupNode = Markup | string

export const isElement = (node: MarkupNode): node is Markup => typeof node !== 'string'

/** The elements directly below another, of one name or all. */
export const childrenOf = (of: Markup | undefined, ...names: readonly string[]): Markup[] =>
  (of?.children ?? []).filter(isElement).filter(({ name }) => names.length === 0 || names.includes(name))

/** The first element of a name directly below another. */
export const childOf = (of: Markup | undefined, name: string): Markup | undefined => childrenOf(of, name)[0]

/** All words below an element, as they stand there. */
export const wordsOf = (of: MarkupNode | undefined): string => {
  if (of === undefined) return ''
  return typeof of === 'string' ? of : of.children.map(wordsOf).join('')
}

/** The words of the first element of a name below another, without spaces around them. */
export const wordsIn = (of: Markup | undefined, name: string): string => wordsOf(childOf(of, name)).trim()

/** Every element below another, itself first, in the order of the text. */
export const everyElement = (of: Markup): Markup[] => [
  of,
  ...of.children.filter(isElement).flatMap(everyElement),
]

/** The first element of a name anywhere below another. */
export const findElement = (of: Markup, name: string): Markup | undefined =>
  everyElement(of).find((each) => each.name === name)
