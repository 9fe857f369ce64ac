import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import type { Editor } from '@tiptap/core'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { usePointed } from '../../../handles/use-pointed.ts'
import { growTable } from './grow-table.ts'
import { pointedTable } from './pointed-table.ts'
import styles from './table-edges.module.css'

/** At the edges of the table under the pointer: one more column, one more row. Keys have the table's own tools. */
export const TableEdges = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const edges = useRef<HTMLDivElement>(null)
  const table = usePointed(editor, edges, pointedTable)
  const edge = (by: 'row' | 'column', label: string, style: Record<string, number>) => (
    <button
      type="button"
      className={classNames(styles.edge, styles[by])}
      style={style}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => table && growTable(editor, table.at, by)}
    >
      <Icon of={Plus} />
    </button>
  )
  return (
    <div ref={edges} className={styles.edges} hidden={table === null}>
      {table && (
        <>
          {edge('column', t('lesson-text.table_column_after'), {
            insetBlockStart: table.top,
            insetInlineStart: table.left + table.width,
            blockSize: table.height,
          })}
          {edge('row', t('lesson-text.table_row_below'), {
            insetBlockStart: table.top + table.height,
            insetInlineStart: table.left,
            inlineSize: table.width,
          })}
        </>
      )}
    </div>
  )
}
