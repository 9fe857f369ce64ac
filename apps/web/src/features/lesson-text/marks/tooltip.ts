import { markKinds } from '@lectern/contract/rich-text/marks'
import { Mark } from '@tiptap/core'
import { attributeRules } from '@lectern/contract/rich-text/attribute-rules'

const attributeNames: Readonly<Record<string, string>> = {
  title: 'data-tooltip',
  description: 'data-description',
}

/** Words about the marked ones (document 001 §3, "Tooltip block"); written as learners get them. */
export const Tooltip = Mark.create({
  name: 'tooltip',
  inclusive: false,
  // Words are pressed for one thing alone.
  excludes: 'tooltip link',
  addAttributes: () =>
    Object.fromEntries(
      attributeRules(markKinds.tooltip).map(({ name, usual, read }) => {
        const written = attributeNames[name] ?? name
        return [
          name,
          {
            default: usual,
            parseHTML: (element: HTMLElement) => read(element.getAttribute(written) ?? '') ?? usual,
            renderHTML: (attributes: Record<string, unknown>) => ({ [written]: attributes[name] }),
          },
        ]
      }),
    ),
  parseHTML: () => [{ tag: '[data-tooltip]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})
