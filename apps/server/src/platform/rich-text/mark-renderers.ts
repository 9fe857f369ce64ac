import { markKinds, type MarkAttrs, type MarkType } from '@lectern/contract/rich-text/marks'
import { z } from 'zod'
import { linkAttributes } from './write-link.ts'
import { element, styleOf } from './write-html.ts'

type RenderMark<Type extends MarkType> = (attrs: MarkAttrs<Type>, inner: string) => string

const plain = (tag: string) => (_attrs: unknown, inner: string) => element(tag, {}, inner)

const renderers: { readonly [Type in MarkType]: RenderMark<Type> } = {
  bold: plain('strong'),
  italic: plain('em'),
  underline: plain('u'),
  strike: plain('s'),
  superscript: plain('sup'),
  subscript: plain('sub'),
  code: plain('code'),
  link: ({ href, target }, inner) => {
    const attributes = linkAttributes(href, target)
    return attributes ? element('a', attributes, inner) : inner
  },
  textStyle: ({ fontFamily, fontSize, color, backgroundColor }, inner) => {
    const style = styleOf({
      'font-family': fontFamily && `'${fontFamily}',var(--font-interface)`,
      'font-size': fontSize,
      color,
      'background-color': backgroundColor,
    })
    return style === null ? inner : element('span', { style }, inner)
  },
  tooltip: ({ title, description }, inner) =>
    element('span', { 'data-tooltip': title, 'data-description': description }, inner),
}

/** Marked words as HTML; of a mark that does not fit its schema, the words alone. */
export const renderMark = (type: MarkType, attrs: unknown, inner: string): string => {
  const shape: z.ZodRawShape = markKinds[type]
  const read = z.object(shape).safeParse(attrs ?? {})
  if (!read.success) return inner
  const render = renderers[type] as (attrs: unknown, inner: string) => string
  return render(read.data, inner)
}
