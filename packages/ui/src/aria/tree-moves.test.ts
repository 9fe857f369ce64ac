import { expect, test } from 'vitest'
import { mayMoveInto, movedTree, moveOf, type TreeNode } from './tree-moves.ts'

const leaf = (id: string): TreeNode => ({ id, label: id })
const tree: TreeNode[] = [
  {
    id: 'a',
    label: 'a',
    children: [leaf('a1'), leaf('a2'), { id: 'b', label: 'b', children: [leaf('b1')] }],
  },
  { id: 'c', label: 'c', children: [] },
]
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => (children ? `${id}(${drawn(children)})` : id)).join(' ')

test('a drop after a neighbour keeps the rest in order', () => {
  const move = moveOf(tree, ['a1'], { id: 'a2', position: 'after' })
  expect(move && drawn(movedTree(tree, move))).toBe('a(a2 a1 b(b1)) c()')
})

test('a drop onto a folder goes to its end, several together', () => {
  const move = moveOf(tree, ['a1', 'b1'], { id: 'c', position: 'on' })
  expect(move && drawn(movedTree(tree, move))).toBe('a(a2 b()) c(a1 b1)')
})

test('nothing goes into itself, into what it holds, or into what holds nothing', () => {
  expect(mayMoveInto(tree, 'a', 'b')).toBe(false)
  expect(mayMoveInto(tree, 'a', 'a')).toBe(false)
  expect(mayMoveInto(tree, 'c', 'a1')).toBe(false)
  expect(mayMoveInto(tree, 'b', null)).toBe(true)
  expect(moveOf(tree, ['a'], { id: 'b1', position: 'before' })).toBeUndefined()
})
