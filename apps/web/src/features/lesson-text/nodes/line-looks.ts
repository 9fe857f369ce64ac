import { attributeRules } from '@lectern/contract/rich-text/attribute-rules'
import { lineLooks } from '@lectern/contract/rich-text/nodes/lines'
import { Extension, type Attribute } from '@tiptap/core'

type LookName = keyof typeof lineLooks

/** How each look is written in a line's markup, and read from it. */
const looks: Readonly<
  Record<LookName, { write: (value: unknown) => string; read: (of: HTMLElement) => unknown }>
> = {
  textAlign: {
    write: (value) => `text-align:${String(value)}`,
    read: ({ style }) => style.textAlign || null,
  },
  lineHeight: {
    write: (value) => `line-height:${String(value)}`,
    read: ({ style }) => (style.lineHeight === '' ? null : Number(style.lineHeight)),
  },
  indent: {
    // Document 000 §9: 3em a level.
    write: (value) => `margin-inline-start:${Number(value) * 3}em`,
    read: ({ style }) =>
      /^\d+em$/.test(style.marginInlineStart) ? Number.parseInt(style.marginInlineStart, 10) / 3 : 0,
  },
}

const isLook = (name: string): name is LookName => name in looks

/** Looks of paragraphs and headings: alignment, height of the line, steps to the right. */
export const LineLooks = Extension.create({
  name: 'lineLooks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: Object.fromEntries(
        attributeRules(lineLooks).flatMap(({ name, usual, read }): [string, Partial<Attribute>][] => {
          if (!isLook(name)) return []
          const look = looks[name]
          return [
            [
              name,
              {
                default: usual,
                parseHTML: (element) => read(look.read(element)) ?? usual,
                renderHTML: (attributes) =>
                  attributes[name] === usual ? {} : { style: look.write(attributes[name]) },
              },
            ],
          ]
        }),
      ),
    },
  ],
})
