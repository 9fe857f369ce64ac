import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line } from '@lectern/contract/rich-text/testing-text'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import { fitDocument } from '../../form/fit-document.ts'
import { lessonSchema } from '../../form/lesson-text-form.ts'
import { indentLines } from '../../toolbar/text-commands.ts'
import { setOnCells } from './chosen-cells.ts'

const cell = (text: string, align: string | null): TextNode => ({
  type: 'tableCell',
  attrs: { align },
  content: [line(text)],
})
const row = (...content: readonly TextNode[]): TextNode => ({ type: 'tableRow', content })
const table: TextNode = {
  type: 'table',
  content: [row(cell('a', null), cell('b', null)), row(cell('c', null), cell('d', 'right'))],
}

const opened = () => {
  const doc = lessonSchema().nodeFromJSON(fitDocument([table], lessonSchema()))
  const places: number[] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') places.push(at)
  })
  return { doc, places }
}

/** What is written of each cell after a command over the cells from one to another. */
const after = (
  from: number,
  to: number,
  command: (tr: Transaction) => void,
  read: (of: Transaction) => unknown[],
) => {
  const { doc, places } = opened()
  const selection = CellSelection.create(doc, places[from] ?? 0, places[to] ?? 0)
  const { tr } = EditorState.create({ doc, selection })
  command(tr)
  return read(tr)
}

const attributesOf =
  (type: string, name: string) =>
  ({ doc }: Transaction): unknown[] => {
    const found: unknown[] = []
    doc.descendants((node) => {
      if (node.type.name === type) found.push(node.attrs[name])
    })
    return found
  }

test('a look of cells reaches every chosen one, also when the last has it already', () => {
  const align = attributesOf('tableCell', 'align')
  expect(after(0, 3, (tr) => setOnCells(tr, 'align', 'right'), align)).toEqual(Array(4).fill('right'))
  expect(after(1, 3, (tr) => setOnCells(tr, 'align', 'center'), align)).toEqual([
    null,
    'center',
    null,
    'center',
  ])
})

test('without chosen cells, the cell of the caret gets the look alone', () => {
  const { doc, places } = opened()
  const selection = TextSelection.create(doc, (places[2] ?? 0) + 2)
  const { tr } = EditorState.create({ doc, selection })
  setOnCells(tr, 'backgroundColor', '#fee4e2')
  expect(attributesOf('tableCell', 'backgroundColor')(tr)).toEqual([null, null, '#fee4e2', null])
})

test('lines of every chosen cell move in', () => {
  expect(after(0, 3, (tr) => indentLines(tr, 1), attributesOf('paragraph', 'indent'))).toEqual([1, 1, 1, 1])
})
