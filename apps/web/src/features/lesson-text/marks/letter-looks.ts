import { attributeRules } from '@lectern/contract/rich-text/attribute-rules'
import { familyOfStack, fontStacks } from '@lectern/contract/rich-text/font-stacks'
import { fontFamilies, type FontFamily } from '@lectern/contract/rich-text/looks'
import { markKinds } from '@lectern/contract/rich-text/marks'
import { Extension, type Attribute } from '@tiptap/core'
import { toHex } from '../looks/to-hex.ts'

type LookName = keyof typeof markKinds.textStyle

interface Look {
  readonly property: string
  readonly write: (value: unknown) => string
  readonly read: (style: CSSStyleDeclaration) => unknown
}

const firstFamily = (families: string): string => families.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? ''

const isFamily = (value: unknown): value is FontFamily => fontFamilies.some((family) => family === value)

/** How each look of letters is written in markup, as the server writes it for learners, and read from it. */
const looks: Readonly<Record<LookName, Look>> = {
  fontFamily: {
    property: 'font-family',
    write: (value) => (isFamily(value) ? fontStacks[value] : ''),
    // Words of other programs name a font and its own neighbours.
    read: ({ fontFamily }) => familyOfStack(fontFamily) ?? firstFamily(fontFamily),
  },
  fontSize: { property: 'font-size', write: String, read: ({ fontSize }) => fontSize },
  color: { property: 'color', write: String, read: ({ color }) => toHex(color) },
  backgroundColor: {
    property: 'background-color',
    write: String,
    read: ({ backgroundColor }) => toHex(backgroundColor),
  },
}

const isLook = (name: string): name is LookName => name in looks

/** Looks of letters (document 001 §2); what the contract does not know of them is not taken from markup. */
export const LetterLooks = Extension.create({
  name: 'letterLooks',
  addGlobalAttributes: () => [
    {
      types: ['textStyle'],
      attributes: Object.fromEntries(
        attributeRules(markKinds.textStyle).flatMap(({ name, read }): [string, Partial<Attribute>][] => {
          if (!isLook(name)) return []
          const look = looks[name]
          return [
            [
              name,
              {
                default: null,
                parseHTML: ({ style }) => read(look.read(style)) ?? null,
                renderHTML: ({ [name]: value }) =>
                  value === null ? {} : { style: `${look.property}:${look.write(value)}` },
              },
            ],
          ]
        }),
      ),
    },
  ],
})
