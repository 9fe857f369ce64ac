import type { NodeKind } from '@lectern/contract/rich-text/node-kind'
import { mergeAttributes, Node, type NodeConfig } from '@tiptap/core'
import { kindAttributes } from './kind-attributes.ts'

const contentOf = ({ holds }: NodeKind): string => {
  if (holds === 'words') return 'inline*'
  if (holds === 'blocks') return 'block+'
  return holds === 'nothing' ? '' : `(${holds.join(' | ')})+`
}

/** Where a node may stand: the ones that only others hold are of no group. */
const placeOf = ({ place }: NodeKind): Partial<NodeConfig> =>
  place === 'inside' ? {} : { group: place, inline: place === 'inline' }

/**
 * A node of the editor as the contract describes it, without looks of its own. A kind that says more about itself gives it
 * as `more`.
 */
export const plainNode = (kind: NodeKind, more: Partial<NodeConfig> = {}): Node => {
  const isAtom = kind.holds === 'nothing'
  const tag = kind.place === 'inline' ? 'span' : 'div'
  return Node.create({
    name: kind.type,
    ...placeOf(kind),
    content: contentOf(kind),
    atom: isAtom,
    ...(isAtom && { draggable: kind.place === 'block' }),
    addAttributes: () => kindAttributes(kind.attrs),
    parseHTML: () => [{ tag: `${tag}[data-node="${kind.type}"]` }],
    renderHTML: ({ HTMLAttributes }) => {
      const attributes = mergeAttributes(HTMLAttributes, { 'data-node': kind.type })
      return isAtom ? [tag, attributes] : [tag, attributes, 0]
    },
    ...more,
  })
}
