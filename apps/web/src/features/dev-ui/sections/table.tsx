import { StatusBadge, type AttemptStatusVariant } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Table, type TableColumn, type TableSort } from '@lectern/ui/lists/table'
import { Ellipsis, MessageSquare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '../dev-ui.module.css'

interface Attempt {
  id: string
  student: string
  lesson: string
  status: AttemptStatusVariant
  word: string
  points: number
}

const attempts: Attempt[] = [
  {
    id: '1',
    student: 'Demo Student',
    lesson: 'Colour and light',
    status: 'passed',
    word: 'Passed',
    points: 18,
  },
  {
    id: '2',
    student: 'Олена Зразкова',
    lesson: 'Перша проба',
    status: 'checking',
    word: 'Awaiting review',
    points: 12,
  },
  { id: '3', student: 'Sample Person', lesson: 'Wet on wet', status: 'rework', word: 'Rework', points: 7 },
  {
    id: '4',
    student: 'Another Sample With A Long Name',
    lesson: 'A lesson with a title of some length',
    status: 'failed',
    word: 'Failed',
    points: 3,
  },
  {
    id: '5',
    student: 'Test Reader',
    lesson: 'Colour and light',
    status: 'in-process',
    word: 'In progress',
    points: 0,
  },
]

const actions: MenuEntry[] = [
  { kind: 'action', label: 'Comment', icon: MessageSquare, onSelect: () => undefined },
  { kind: 'action', label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
]

const columns: TableColumn<Attempt>[] = [
  {
    id: 'student',
    header: 'Student',
    sortable: true,
    cell: ({ student }) => (
      <span className={styles.people}>
        <Avatar name={student} size={28} />
        {student}
      </span>
    ),
  },
  { id: 'lesson', header: 'Lesson', sortable: true, minor: true, cell: ({ lesson }) => lesson },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, word }) => <StatusBadge status={status}>{word}</StatusBadge>,
  },
  { id: 'points', header: 'Points', align: 'end', sortable: true, minor: true, cell: ({ points }) => points },
]

/** Rows with order, selection, keys and actions. */
export const TableSection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState<TableSort>({ column: 'student', direction: 'ascending' })
  return (
    <>
      <Table
        caption="Attempts"
        columns={columns}
        rows={attempts}
        rowId={(row) => row.id}
        sort={sort}
        onSort={setSort}
        onOpen={() => undefined}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: 'Select all',
          rowLabel: (id) => `Select attempt ${id}`,
        }}
        rowActionsLabel="Actions"
        renderRowActions={() => (
          <Menu
            label="Attempt"
            align="end"
            entries={actions}
            renderTrigger={(attributes) => (
              <IconButton {...attributes} icon={Ellipsis} label="More" size="small" />
            )}
          />
        )}
      />
      {selected.size > 0 && (
        <BulkBar
          text={`${selected.size} selected`}
          clearLabel="Clear the selection"
          onClear={() => setSelected(new Set())}
        >
          <Button size="small">Mark as read</Button>
          <Button size="small" variant="danger">
            Delete
          </Button>
        </BulkBar>
      )}
    </>
  )
}
