import { isElement, type Markup, type MarkupNode } from '@lectern/contract/kernel/markup'

const plainName = (name: string): string => name.toLowerCase().replace(/^qti-/, '').replaceAll('-', '')

/**
 * A tree of QTI with one spelling of its names: `choiceInteraction` of 2.x and `qti-choice-interaction` of 3.0 become
 * `choiceinteraction`, and attributes likewise.
 */
export const plainTree = (of: Markup): Markup => ({
  name: plainName(of.name),
  attributes: Object.fromEntries(
    Object.entries(of.attributes).map(([name, value]) => [plainName(name), value]),
  ),
  children: of.children.map((node): MarkupNode => (isElement(node) ? plainTree(node) : node)),
})

/** The tree with other nodes in place of some elements; undefined leaves an element as it is. */
export const replaceIn = (
  of: Markup,
  replace: (element: Markup) => readonly MarkupNode[] | undefined,
): Markup => ({
  ...of,
  children: of.children.flatMap((node): readonly MarkupNode[] => {
    if (!isElement(node)) return [node]
    return replace(node) ?? [replaceIn(node, replace)]
  }),
})
