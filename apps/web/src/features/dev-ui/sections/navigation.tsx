import { Breadcrumbs } from '@lectern/ui/layout/breadcrumbs'
import { Paginator } from '@lectern/ui/lists/paginator'
import { Tabs } from '@lectern/ui/layout/tabs'
import { useState } from 'react'
import { Sample } from '../sample.tsx'

const words = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  show: 'Show',
}

const tabs = [
  { id: 'program', label: 'Program' },
  { id: 'students', label: 'Students', count: 48 },
  { id: 'practices', label: 'Practices', count: 3 },
  { id: 'settings', label: 'Settings' },
  { id: 'closed', label: 'Certificates', disabled: true },
]

/** Ways through a thing and through many things. */
export const NavigationSection = () => {
  const [tab, setTab] = useState('program')
  const [page, setPage] = useState(6)
  const [perPage, setPerPage] = useState(20)
  return (
    <>
      <Sample name="Breadcrumbs" wide>
        <Breadcrumbs
          moreLabel="Show the whole path"
          label="Where you are"
          crumbs={[
            { label: 'Courses', href: '#navigation' },
            {
              label: 'Watercolour for beginners, with a title that goes on and on past the edge',
              href: '#buttons',
            },
            { label: 'Colour and light', href: '#fields' },
          ]}
        />
      </Sample>
      <Sample name="Tabs" wide>
        <Tabs label="Course" items={tabs} value={tab} onChange={setTab}>
          The view “{tab}”.
        </Tabs>
      </Sample>
      {(['plain', 'light', 'blue'] as const).map((look) => (
        <Sample key={look} name={`Paginator, ${look}`} wide>
          <Paginator
            variant={look}
            page={page}
            lastPage={24}
            onPage={setPage}
            words={{ ...words, label: `Pages, ${look}` }}
            range={`${(page - 1) * perPage + 1}–${page * perPage} from 480`}
            perPage={{ value: perPage, options: [10, 20, 50], onChange: setPerPage }}
          />
        </Sample>
      ))}
    </>
  )
}
