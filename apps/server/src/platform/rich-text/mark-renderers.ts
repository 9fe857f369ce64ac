import { fontStacks } from '@lectern/contract/rich-text/font-stacks'
import { markKinds, type MarkType } from '@lectern/contract/rich-text/marks'
import { z } from 'zod'
import { shortHash } from './short-hash.ts'
import { placeId } from '@lectern/contract/rich-text/heading-names'
import { linkAttributes } from './write-link.ts'
import { element, styleOf } from './write-html.ts'
import type { WriteWords } from './write-words.ts'

type AnyRenderer = (attrs: unknown, inner: string, words: WriteWords) => string

/** A renderer that reads stored attributes; where the schema refuses them, the words alone are written. */
const renderer = <Shape extends z.ZodRawShape>(
  shape: Shape,
  render: (attrs: z.output<z.ZodObject<Shape>>, inner: string, words: WriteWords) => string,
): AnyRenderer => {
  const schema = z.object(shape)
  return (attrs, inner, words) => {
    const read = schema.safeParse(attrs ?? {})
    return read.success ? render(read.data, inner, words) : inner
  }
}

const plain =
  (tag: string): AnyRenderer =>
  (_attrs, inner) =>
    element(tag, {}, inner)

/** Words that are pressed for one thing already cannot be pressed for another. */
const isPressed = (inner: string): boolean => inner.includes('<a ') || inner.includes('<button ')

const renderers: Readonly<Record<MarkType, AnyRenderer>> = {
  bold: plain('strong'),
  italic: plain('em'),
  underline: plain('u'),
  strike: plain('s'),
  superscript: plain('sup'),
  subscript: plain('sub'),
  code: plain('code'),
  link: renderer(markKinds.link, ({ href, target }, inner) => {
    const attributes = linkAttributes(href, target)
    return attributes && !isPressed(inner) ? element('a', attributes, inner) : inner
  }),
  textStyle: renderer(markKinds.textStyle, ({ fontFamily, fontSize, color, backgroundColor }, inner) => {
    const style = styleOf({
      'font-family': fontFamily && fontStacks[fontFamily],
      'font-size': fontSize,
      color,
      'background-color': backgroundColor,
    })
    return style === null ? inner : element('span', { style }, inner)
  }),
  tooltip: renderer(markKinds.tooltip, ({ title, description }, inner, write) => {
    if (isPressed(inner)) return inner
    const id = placeId(`tip-${shortHash(title, description)}`)
    const words = { 'data-tooltip': title, 'data-description': description }
    const said = [element('strong', {}, write(title)), element('span', {}, write(description))]
    // The browser's own: it opens without a script, by every key and touch, and Escape closes it.
    return (
      element('button', { type: 'button', popovertarget: id, ...words }, inner) +
      element('span', { id, popover: 'auto', 'data-tip': '' }, said.join(' '))
    )
  }),
}

/** Marked words as HTML; of a mark that does not fit its schema, the words alone. */
export const renderMark = (type: MarkType, attrs: unknown, inner: string, words: WriteWords): string =>
  renderers[type](attrs, inner, words)
