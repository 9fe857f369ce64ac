/** A document of the editor, as it says itself. */
export interface OutlinedNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly content?: readonly OutlinedNode[]
}

/** Attributes that say something, in the order of their names; keys of tasks and ids of files are made by chance. */
const toldAttributes = (type: string, attrs: OutlinedNode['attrs'] = {}): string =>
  Object.entries(attrs)
    .filter(([name, value]) => isTold(type, name, value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, value]) =>
        ` ${name}=${typeof value === 'string' ? value.replaceAll('\n', '⏎') : JSON.stringify(value)}`,
    )
    .join('')

const usual: Readonly<Record<string, unknown>> = {
  'orderedList.type': null,
  'orderedList.start': 1,
  'image.justify': 'flex-start',
  'image.allowzoom': true,
  'iframe.allowfullscreen': true,
  'iframe.width': 560,
  'iframe.height': 315,
  'codeBlock.theme': 'vs-dark',
  'link.target': '_blank',
  'link.rel': null,
}

const isTold = (type: string, name: string, value: unknown): boolean =>
  name !== 'key' &&
  // A pasted picture has either, the first on its way into the storage and the other once it is there.
  name !== 'arriving' &&
  name !== 'fileId' &&
  !['', null, undefined, false, 0].some((nothing) => nothing === value) &&
  !((name === 'colspan' || name === 'rowspan') && value === 1) &&
  usual[`${type}.${name}`] !== value

const marksOf = ({ marks = [] }: OutlinedNode): string =>
  marks
    .map(({ type, attrs }) => `${type}${toldAttributes(type, attrs)}`)
    .toSorted()
    .join(', ')

const wordsOf = (node: OutlinedNode): string => {
  if (node.type !== 'text') return `<${node.type}${toldAttributes(node.type, node.attrs)}>`
  const marks = marksOf(node)
  const words = (node.text ?? '').replaceAll('\u00a0', '␣')
  return marks === '' ? words : `[${words}](${marks})`
}

const isWords = ({ type }: OutlinedNode): boolean =>
  ['text', 'hardBreak', 'formula', 'footnote', 'anchor'].includes(type)

/** A document in lines that a person can compare: a block a line, indented by what it stands in, its words behind it. */
export const outlineOf = (nodes: readonly OutlinedNode[], depth = 0): string[] =>
  nodes.flatMap((node) => {
    const { type, attrs, content = [] } = node
    const words = content.filter(isWords).map(wordsOf).join('')
    const line = `${'  '.repeat(depth)}${type}${toldAttributes(type, attrs)}${words === '' ? '' : `: ${words}`}`
    return [
      line,
      ...outlineOf(
        content.filter((child) => !isWords(child)),
        depth + 1,
      ),
    ]
  })
