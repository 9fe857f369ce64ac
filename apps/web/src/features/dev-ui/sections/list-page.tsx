import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ListPage } from '@lectern/ui/list-page/list-page'
import { useSelection } from '@lectern/ui/list-page/use-selection'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { Paginator } from '@lectern/ui/lists/paginator'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { LayoutGrid, SearchX, Table2, Users } from 'lucide-react'
import { useState } from 'react'
import { Sample } from '../sample.tsx'

const names = ['Demo Student', 'Олена Зразкова', 'Sample Person', 'Another Sample With A Long Name']
const people = Array.from({ length: 40 }, (_each, at) => ({
  id: String(at + 1),
  name: `${names[at % names.length]} ${at + 1}`,
  status: at % 3 === 0 ? 'invited' : 'active',
}))

const pageWords = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  show: 'Show',
}

const nobody = (
  <EmptyState icon={Users} framed level={3} title="Nobody here yet" text="Invite the first person." />
)
const noneFound = <EmptyState icon={SearchX} framed level={3} title="Nobody found" />
const skeleton = <TableSkeleton widths={['60%', '80px']} rows={3} />
const search = {
  value: '',
  onChange: () => undefined,
  label: 'Search people',
  clearLabel: 'Clear the search',
}

/** The states that a list is in while it has no rows. */
const StillStates = () => (
  <>
    <Sample name="Loading" wide>
      <ListPage rows={undefined} search={search} skeleton={skeleton} empty={nobody}>
        {() => null}
      </ListPage>
    </Sample>
    <Sample name="Failed" wide>
      <ListPage
        rows={undefined}
        search={search}
        skeleton={skeleton}
        empty={nobody}
        failure={
          <Notice tone="danger" title="The school did not answer" actions={<Button>Try again</Button>} />
        }
      >
        {() => null}
      </ListPage>
    </Sample>
    <Sample name="Empty" wide>
      <ListPage rows={[]} search={search} skeleton={skeleton} empty={nobody}>
        {() => null}
      </ListPage>
    </Sample>
  </>
)

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
]

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
  { value: 'table', label: 'Table', icon: Table2 },
]

/** The question that the sample answers, and the page of its rows. */
const useSampleList = () => {
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<string>()
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(15)
  const found = people.filter(
    (person) =>
      person.name.toLowerCase().includes(words.toLowerCase()) &&
      (status === undefined || person.status === status),
  )
  const filter = {
    label: 'Status',
    anyLabel: 'Any status',
    value: status,
    options: statuses,
    onChange: setStatus,
  }
  return {
    rows: found.slice((page - 1) * perPage, page * perPage),
    search: { ...search, value: words, onChange: setWords },
    filters: [
      { ...filter, id: 'status' },
      { ...filter, id: 'chips', label: 'Status as chips', asChips: true },
    ],
    pages: (
      <Paginator
        page={page}
        lastPage={Math.ceil(found.length / perPage)}
        onPage={setPage}
        perPage={{ value: perPage, options: [15, 50, 100], onChange: setPerPage }}
        words={pageWords}
      />
    ),
  }
}

/** A list with everything: search, filters, order, views, selection, pages; then its other states. */
export const ListPageSection = () => {
  const [view, setView] = useState('table')
  const { selected, onChange, clear } = useSelection()
  return (
    <>
      <Sample name="With everything" wide>
        <ListPage
          {...useSampleList()}
          views={{ label: 'View', value: view, onChange: setView, segments: views }}
          skeleton={skeleton}
          empty={nobody}
          noneFound={noneFound}
          bulk={
            selected.size > 0 && (
              <BulkBar text={`${selected.size} selected`} clearLabel="Clear the selection" onClear={clear}>
                <Button size="small">Write to them</Button>
              </BulkBar>
            )
          }
        >
          {(rows) => (
            <Table
              caption="People"
              columns={[
                { id: 'name', header: 'Name', cell: ({ name }) => name },
                { id: 'status', header: 'Status', cell: ({ status }) => status },
              ]}
              rows={rows}
              rowId={({ id }) => id}
              selection={{ selected, onChange, allLabel: 'Select all', rowLabel: (id) => `Select ${id}` }}
            />
          )}
        </ListPage>
      </Sample>
      <StillStates />
    </>
  )
}
