import { expect, test } from 'vitest'
import {
  type FolderNode,
  foldersBelow,
  foldersIn,
  isEmptyFolder,
  pathOf,
  pathText,
  treeOf,
} from './folder-tree.ts'

const folder = (id: number, parent_id: number | null, name: string, files_count = 0) => ({
  id,
  parent_id,
  name,
  files_count,
})
const folders = [
  folder(1, null, 'Week 10'),
  folder(2, null, 'Week 2'),
  folder(3, 2, 'Videos', 4),
  folder(4, 3, 'Old'),
]

test('what lies below a folder is found at every depth, without the folder itself', () => {
  expect(foldersBelow(folders, 2).map(({ id }) => id)).toEqual([3, 4])
  expect(foldersBelow(folders, null)).toHaveLength(4)
  expect([pathText(folders, 3), pathText(folders, null)]).toEqual(['Week 2 / Videos', ''])
})

test('the way leads from the top down', () => {
  expect(pathOf(folders, 4).map(({ name }) => name)).toEqual(['Week 2', 'Videos', 'Old'])
  expect(pathOf(folders, undefined)).toEqual([])
  expect(pathOf(folders, 99)).toEqual([])
})

test('a ring that should not be ends nothing', () => {
  expect(pathOf([folder(1, 2, 'a'), folder(2, 1, 'b')], 1)).toHaveLength(2)
})

test('numbers in names stand in the order of people', () => {
  expect(foldersIn(folders, null, 'en').map(({ name }) => name)).toEqual(['Week 2', 'Week 10'])
})

test('a folder cannot be moved into itself', () => {
  const shapeOf = (nodes: readonly FolderNode[]): unknown[] =>
    nodes.map(({ folder, children }) => (children.length > 0 ? [folder.id, shapeOf(children)] : folder.id))
  expect(shapeOf(treeOf(folders, 'en', 3))).toEqual([2, 1])
  expect(shapeOf(treeOf(folders, 'en'))).toEqual([[2, [[3, [4]]]], 1])
})

test('only what holds neither files nor folders is empty', () => {
  expect(folders.map((each) => isEmptyFolder(folders, each))).toEqual([true, false, false, true])
})
