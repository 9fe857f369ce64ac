/** Elements of a pasted document that a selector names, as they stand now. */
export const each = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/** Gives an element another name; its attributes and what it holds stay. */
export const renameElement = (element: Element, tag: string): HTMLElement => {
  const made = element.ownerDocument.createElement(tag)
  // Not `setAttribute`: what a program wrote need not be a name that it takes.
  for (const attribute of [...element.attributes])
    made.setAttributeNode(element.removeAttributeNode(attribute))
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

/** Takes an element away and leaves what it holds in its place. */
export const unwrapElement = (element: Element): void => element.replaceWith(...element.childNodes)

/** Puts what an element holds into another one, within it. */
export const wrapContent = (element: Element, tag: string): void => {
  const made = element.ownerDocument.createElement(tag)
  made.append(...element.childNodes)
  element.append(made)
}

/** Words of an element with single spaces. */
export const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A declaration of an element's own style, also one that browsers do not know. */
export const styleOf = (element: Element, property: string): string => {
  const style = element.getAttribute('style') ?? ''
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}
