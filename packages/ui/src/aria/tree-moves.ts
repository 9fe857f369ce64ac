export interface TreeNode {
  id: string
  label: string
  /** Absent for what can hold nothing. */
  children?: readonly TreeNode[] | undefined
}

/** Where something goes: into a parent (null: the top), before the child of that place there. */
export interface TreeMove {
  ids: readonly string[]
  parent: string | null
  at: number
}

interface Place {
  node: TreeNode
  parent: string | null
  at: number
}

const placesIn = (nodes: readonly TreeNode[], parent: string | null = null): Place[] =>
  nodes.flatMap((node, at) => [{ node, parent, at }, ...placesIn(node.children ?? [], node.id)])

/** The place of a node in its tree. */
export const placeOf = (tree: readonly TreeNode[], id: string): Place | undefined =>
  placesIn(tree).find(({ node }) => node.id === id)

const holds = (node: TreeNode, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => holds(child, id))

/** Whether a node can go into `parent`: not into itself, nor into what it holds. */
export const mayMoveInto = (tree: readonly TreeNode[], id: string, parent: string | null): boolean => {
  if (parent === null) return true
  const moved = placeOf(tree, id)?.node
  const target = placeOf(tree, parent)?.node
  return moved !== undefined && target?.children !== undefined && !holds(moved, parent)
}

/** What a drop before or after a node, or onto it, means as a move. */
export const moveOf = (
  tree: readonly TreeNode[],
  ids: readonly string[],
  target: { id: string; position: 'before' | 'on' | 'after' },
): TreeMove | undefined => {
  const place = placeOf(tree, target.id)
  if (!place) return
  const parent = target.position === 'on' ? target.id : place.parent
  if (!ids.every((id) => mayMoveInto(tree, id, parent))) return
  if (target.position === 'on') return { ids, parent, at: place.node.children?.length ?? 0 }
  return { ids, parent, at: target.position === 'before' ? place.at : place.at + 1 }
}

/** The tree after a move. `at` counts the places of before, the moved nodes among them. */
export const movedTree = (tree: readonly TreeNode[], { ids, parent, at }: TreeMove): TreeNode[] => {
  const moved = ids.flatMap((id) => placeOf(tree, id)?.node ?? [])
  const rebuilt = (nodes: readonly TreeNode[], own: string | null): TreeNode[] => {
    const kept = nodes.map((node) => (ids.includes(node.id) ? undefined : inside(node)))
    const all = own === parent ? [...kept.slice(0, at), ...moved, ...kept.slice(at)] : kept
    return all.filter((node) => node !== undefined)
  }
  const inside = (node: TreeNode): TreeNode =>
    node.children ? { ...node, children: rebuilt(node.children, node.id) } : node
  return rebuilt(tree, null)
}
