import type { Node } from '@tiptap/pm/model'
import type { LinkPlace } from './lesson-places.ts'

/** The anchors of a text, in reading order. */
export const placesOfText = (doc: Node): LinkPlace[] => {
  const places: LinkPlace[] = []
  doc.descendants((node) => {
    if (node.type.name === 'anchor') {
      const name = String(node.attrs['name'])
      places.push({ href: `#${name}`, name: `#${name}` })
    }
  })
  return places
}
