import { richTextLimits } from './rich-text.ts'

/** Which limit a text breaks, if any; looked at before the schema walks into it. */
export const measureRichText = (value: unknown): 'depth' | 'nodes' | 'characters' | null => {
  let nodes = 0
  let characters = 0
  const pending: { node: unknown; depth: number }[] = [{ node: value, depth: 0 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.depth > richTextLimits.depth * 2) return 'depth'
    if (typeof next.node === 'string') characters += next.node.length
    if (typeof next.node !== 'object' || next.node === null) continue
    nodes += 1
    for (const child of Object.values(next.node)) pending.push({ node: child, depth: next.depth + 1 })
    if (nodes > richTextLimits.nodes * 4) return 'nodes'
    if (characters > richTextLimits.characters) return 'characters'
  }
  return null
}
