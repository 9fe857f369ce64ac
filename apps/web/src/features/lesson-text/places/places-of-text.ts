import { createHeadingNames } from '@lectern/contract/rich-text/heading-names'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { eachNode } from '@lectern/contract/rich-text/walk-text'
import type { Node } from '@tiptap/pm/model'

/** Somewhere in a text to which a link can lead. */
interface TextPlace {
  readonly kind: 'heading' | 'anchor'
  readonly href: string
  readonly name: string
  /** Where it stands in the text. */
  readonly at: number
}

/** The headings and anchors of a text, in reading order, by the names that they have for learners. */
export const placesOfText = (doc: Node): TextPlace[] => {
  const places: TextPlace[] = []
  const nameOf = createHeadingNames()
  doc.descendants((node, at) => {
    if (node.type.name === 'heading') {
      const href = `#${nameOf(node.textContent)}`
      if (node.textContent.trim() !== '') places.push({ kind: 'heading', href, name: node.textContent, at })
    }
    if (node.type.name === 'anchor') {
      const href = `#${String(node.attrs['name'])}`
      places.push({ kind: 'anchor', href, name: href, at })
    }
  })
  return places
}

/** The headings of a stored text, by the names that they have for learners. */
export const headingsOfText = ({ doc }: LessonText): { href: string; name: string }[] => {
  const places: { href: string; name: string }[] = []
  const nameOf = createHeadingNames()
  eachNode(doc.content, ({ type, content = [] }) => {
    if (type !== 'heading') return
    const name = content.map(({ text = '' }) => text).join('')
    const href = `#${nameOf(name)}`
    if (name.trim() !== '') places.push({ href, name })
  })
  return places
}
